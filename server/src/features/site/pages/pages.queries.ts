import { publishStatuses, type PublishStatusCd } from 'contract/values/type-codes'
import type { FileSeq, PageSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const line = ['pageSeq', 'path', 'title', 'publishStatusCd', 'updatedAt'] as const
const whole = [...line, 'content', 'seoSetting', 'ogImageFileSeq', 'rowVersion'] as const
const PUBLISHED = publishStatuses.published

const published = (db: ChannelDb) =>
  tables(db).selectFrom('sitePages').where('publishStatusCd', '=', PUBLISHED)

export const findPublished = (db: ChannelDb, { page, size }: { page: number; size: number }) =>
  published(db)
    .select(line)
    .orderBy('title')
    .orderBy('pageSeq')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countPublished(db: ChannelDb) {
  const { count } = await published(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
export const findPublishedWithSeo = (db: ChannelDb) =>
  published(db).select(['path', 'seoSetting', 'updatedAt']).orderBy('pageSeq').execute()

interface OfStatus {
  publishStatusCd: PublishStatusCd
  page: number
  size: number
}
/** Pages of one status by title, with their SEO settings. */
export const findPagesWithSeo = (db: ChannelDb, { publishStatusCd, page, size }: OfStatus) =>
  tables(db)
    .selectFrom('sitePages')
    .select([...line, 'seoSetting', 'ogImageFileSeq'])
    .where('publishStatusCd', '=', publishStatusCd)
    .orderBy('title')
    .orderBy('pageSeq')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countPages(db: ChannelDb, publishStatusCd: PublishStatusCd) {
  const { count } = await tables(db)
    .selectFrom('sitePages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('publishStatusCd', '=', publishStatusCd)
    .executeTakeFirstOrThrow()
  return count
}

export const findPages = (db: ChannelDb) =>
  tables(db)
    .selectFrom('sitePages')
    .select([...line, 'seoSetting'])
    .orderBy('updatedAt', 'desc')
    .orderBy('pageSeq', 'desc')
    .execute()

export const findPage = (db: ChannelDb, pageSeq: PageSeq) =>
  tables(db).selectFrom('sitePages').select(whole).where('pageSeq', '=', pageSeq).executeTakeFirst()
export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>

/** Paths are case-insensitive. */
export const findPageByPath = (db: ChannelDb, path: string) =>
  tables(db)
    .selectFrom('sitePages')
    .select(whole)
    .where(({ fn, eb, val }) => eb(fn('lower', ['path']), '=', fn('lower', [val(path)])))
    .executeTakeFirst()

export const lockPage = (tx: ChannelTx, pageSeq: PageSeq) =>
  tables(tx)
    .selectFrom('sitePages')
    .select(whole)
    .where('pageSeq', '=', pageSeq)
    .forUpdate()
    .executeTakeFirst()

export async function findPictures(db: ChannelDb, pageSeq: PageSeq) {
  const rows = await tables(db)
    .selectFrom('sitePagePictures')
    .select('fileSeq')
    .where('pageSeq', '=', pageSeq)
    .execute()
  return rows.map(({ fileSeq }) => fileSeq)
}
export async function replacePictures(tx: ChannelTx, pageSeq: PageSeq, fileSeqs: readonly FileSeq[]) {
  await tables(tx).deleteFrom('sitePagePictures').where('pageSeq', '=', pageSeq).execute()
  if (fileSeqs.length === 0) return
  const rows = fileSeqs.map((fileSeq) => ({ pageSeq, fileSeq }))
  await tables(tx).insertInto('sitePagePictures').values(rows).execute()
}

interface NewPage {
  path: string
  title: string
  content?: string
  seoSetting?: object | null
  ogImageFileSeq?: FileSeq | null
  now: Date
}
/** Inserts nothing when another page has this path. */
export const insertPage = (tx: ChannelTx, { now, seoSetting, ...page }: NewPage) =>
  tables(tx)
    .insertInto('sitePages')
    .values({
      ...page,
      ...(seoSetting && { seoSetting: JSON.stringify(seoSetting) }),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((same) => same.doNothing())
    .returning('pageSeq')
    .executeTakeFirst()

interface Saving {
  path: string
  title: string
  content: string
  seoSetting: object
  ogImageFileSeq: FileSeq | null
  rowVersion: number
  updatedAt: Date
}
export async function updatePage(tx: ChannelTx, pageSeq: PageSeq, { seoSetting, ...page }: Saving) {
  await tables(tx)
    .updateTable('sitePages')
    .set({ ...page, seoSetting: JSON.stringify(seoSetting) })
    .where('pageSeq', '=', pageSeq)
    .execute()
}
export async function updateStatus(
  tx: ChannelTx,
  pageSeq: PageSeq,
  { publishStatusCd, updatedAt }: { publishStatusCd: PublishStatusCd; updatedAt: Date },
) {
  const updated = await tables(tx)
    .updateTable('sitePages')
    .set({ publishStatusCd, updatedAt })
    .where('pageSeq', '=', pageSeq)
    .returning('pageSeq')
    .executeTakeFirst()
  return updated !== undefined
}
export async function deletePage(tx: ChannelTx, pageSeq: PageSeq) {
  await tables(tx).deleteFrom('sitePages').where('pageSeq', '=', pageSeq).execute()
}
