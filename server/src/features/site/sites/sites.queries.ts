import { brandShades } from 'contract/site/sites/brand'
import type { ChannelInput } from 'contract/site/sites/site-settings'
import type { NewChannel } from 'contract/site/sites/schemas'
import { firstTemplate } from 'contract/site/sites/templates.rules'
import { languages } from 'contract/i18n/languages'
import type { ChannelSeq, PageSeq, UserSeq } from 'contract/values/ids'
import type { SuspensionKind } from 'contract/http/suspension.rules'
import type { z } from 'zod'
import type { ChannelTx, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

const columns = [
  'channelSeq',
  'suspension',
  'name',
  'address',
  'templateCd',
  'intro',
  'brandColor',
  'brandShades',
  'logoFileSeq',
  'bannerTitle',
  'bannerText',
  'bannerFileSeq',
  'faviconFileSeq',
  'languages',
  'noIndex',
  'company',
  'seo',
  'kakaoJsKey',
  'marketingTools',
  'snippetVersion',
  'logoutMainPageSeq',
  'snsLoginKakId',
  'snsLoginNavId',
  'snsLoginGogId',
  'snsLoginFabId',
  'kakaoSync',
  'asksMarketing',
  'legalPublishedAt',
  'whiteLabelYn',
  'footerLinks',
  'createdAt',
] as const

const sites = (db: PlatformDb) =>
  platformTables(db)
    .selectFrom('channels')
    .select(columns)
    .select(({ selectFrom }) =>
      selectFrom('siteCodeReviews')
        .select('siteCodeReviews.version')
        .whereRef('siteCodeReviews.channelSeq', '=', 'channels.channelSeq')
        .where('siteCodeReviews.status', '=', 'ALLOWED')
        .orderBy('siteCodeReviews.requestedAt', 'desc')
        .orderBy('siteCodeReviews.version', 'desc')
        .limit(1)
        .as('allowedSnippetVersion'),
    )
    .where('status', '=', 'ACTIVE')

export const findChannelRow = (db: PlatformDb, channelSeq: ChannelSeq) =>
  sites(db).where('channelSeq', '=', channelSeq).executeTakeFirst()
export type ChannelRow = NonNullable<Awaited<ReturnType<typeof findChannelRow>>>

export const findChannelRows = (db: PlatformDb, channelSeqs: ChannelSeq[]) =>
  sites(db).where('channelSeq', 'in', channelSeqs).execute()

export async function findSeqByAddress(db: PlatformDb, address: string) {
  const found = await sites(db).where('address', '=', address).executeTakeFirst()
  return found?.channelSeq ?? null
}

/** Also true for the address of a closed site: links to it must not lead to another site. */
export async function isAddressTaken(db: PlatformDb, address: string) {
  const found = await platformTables(db)
    .selectFrom('channels')
    .select('channelSeq')
    .where('address', '=', address)
    .executeTakeFirst()
  return found !== undefined
}

export const findNewest = (db: PlatformDb, limit: number) =>
  sites(db).orderBy('channelSeq', 'desc').limit(limit).execute()

/** Active sites whose name or address contains this, the newest first. */
export const findChannelsLike = (
  db: PlatformDb,
  { q, page, size }: { q?: string | undefined; page: number; size: number },
) =>
  like(sites(db), q)
    .orderBy('channelSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countChannelsLike(db: PlatformDb, q: string | undefined) {
  const found = await like(sites(db), q)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}
function like(all: ReturnType<typeof sites>, q: string | undefined) {
  if (!q) return all
  const part = containing(q)
  return all.where((eb) => eb.or([eb('name', 'ilike', part), eb('address', 'ilike', part)]))
}

export async function countChannels(db: PlatformDb) {
  const { count } = await platformTables(db)
    .selectFrom('channels')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  return count
}

type Opening = Omit<z.output<typeof NewChannel>, 'brandColor'> & {
  brandColor: string
  brandShades: string[]
  ownerUserSeq: UserSeq
  createdAt: Date
}

/** Inserts nothing when the address is taken. */
export const insertChannel = (
  tx: PlatformTx,
  { contentTypeCd, templateCd, fromPath, createdAt, ...channel }: Opening,
) =>
  platformTables(tx)
    .insertInto('channels')
    .values({
      ...channel,
      contentTypeCd: contentTypeCd ?? null,
      templateCd: templateCd ?? firstTemplate,
      fromPath: fromPath ?? null,
      createdAt,
      updatedAt: createdAt,
    })
    .onConflict((same) => same.column('address').doNothing())
    .returning('channelSeq')
    .executeTakeFirst()

/** The site's images, locked until the transaction ends. */
export const lockPictures = (tx: ChannelTx, channelSeq: ChannelSeq) =>
  tables(tx)
    .selectFrom('channels')
    .select(['logoFileSeq', 'bannerFileSeq', 'faviconFileSeq', 'seo'])
    .where('channelSeq', '=', channelSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** The site's SEO settings. `seo` is null where none were entered. */
export async function updateSeo(
  tx: ChannelTx,
  channelSeq: ChannelSeq,
  { seo, ...change }: { seo: object; kakaoJsKey: string | null; noIndex: boolean; updatedAt: Date },
) {
  await tables(tx)
    .updateTable('channels')
    .set({ ...change, seo: JSON.stringify(seo) })
    .where('channelSeq', '=', channelSeq)
    .execute()
}

interface Saving {
  channelSeq: ChannelSeq
  /** What is not given stays. */
  draft: Partial<ChannelInput>
  updatedAt: Date
}
export async function updateChannel(tx: ChannelTx, { channelSeq, draft, updatedAt }: Saving) {
  const { company, footerLinks, brandColor, languages: siteLanguages, ...rest } = draft
  await tables(tx)
    .updateTable('channels')
    .set({
      ...rest,
      ...(brandColor && { brandColor: brandColor.toLowerCase(), brandShades: brandShades(brandColor) }),
      ...(siteLanguages && {
        languages: languages.filter((one) => one === 'ko' || siteLanguages.includes(one)),
      }),
      ...(company && { company: JSON.stringify(company) }),
      ...(footerLinks && { footerLinks: JSON.stringify(footerLinks) }),
      updatedAt,
    })
    .where('channelSeq', '=', channelSeq)
    .execute()
}

/** Suspends the site, or no longer. */
export async function updateSuspension(
  tx: ChannelTx,
  channelSeq: ChannelSeq,
  suspension: SuspensionKind | null,
) {
  await tables(tx).updateTable('channels').set({ suspension }).where('channelSeq', '=', channelSeq).execute()
}

export async function lockMainPage(tx: ChannelTx, channelSeq: ChannelSeq) {
  const { logoutMainPageSeq } = await tables(tx)
    .selectFrom('channels')
    .select('logoutMainPageSeq')
    .where('channelSeq', '=', channelSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return logoutMainPageSeq
}
export async function updateLogoutMainPage(
  tx: ChannelTx,
  channelSeq: ChannelSeq,
  logoutMainPageSeq: PageSeq | null,
) {
  await tables(tx)
    .updateTable('channels')
    .set({ logoutMainPageSeq })
    .where('channelSeq', '=', channelSeq)
    .execute()
}
