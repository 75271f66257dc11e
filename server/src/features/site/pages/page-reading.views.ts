import type { z } from 'zod'
import type { SitePage } from 'contract/site/pages/schemas'
import type { ChannelSeq, FileSeq, PageSeq } from 'contract/values/ids'
import { publishStatuses, type PublishStatusCd } from 'contract/values/type-codes'
import { checkAllowed } from '../../../platform/auth/access.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getChannelView } from '../sites/sites.public.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import {
  countPages,
  countPublished,
  findPage,
  findPageByPath,
  findPages,
  findPagesWithSeo,
  findPublished,
  type PageRow,
} from './pages.queries.ts'
import { seoOf, withHeadingsInOrder } from './pages.rules.ts'

const SHARED_WIDTH = 1440

const pictureOf = (channelSeq: ChannelSeq, fileSeq: FileSeq | null) =>
  fileSeq === null ? null : fileUrl(channelSeq, fileSeq, SHARED_WIDTH)

/** A page for its readers. */
function viewOf(
  { ogImageFileSeq, seoSetting, ...page }: PageRow,
  channelSeq: ChannelSeq,
): z.output<typeof SitePage> {
  const ogImage = pictureOf(channelSeq, ogImageFileSeq)
  return { ...page, content: withHeadingsInOrder(page.content), seoSetting: seoOf(seoSetting, ogImage) }
}

export async function listPublished(ctx: Context, paging: { page: number; size: number }) {
  return { list: await findPublished(ctx.db, paging), total: await countPublished(ctx.db) }
}

/** An unpublished page exists only for staff who may read it in the settings. */
export async function getShownPage(ctx: Context, by: { pageSeq: PageSeq } | { path: string }) {
  const row = await ('path' in by ? findPageByPath(ctx.db, by.path) : findPage(ctx.db, by.pageSeq))
  const isStaff = checkAllowed('SITE_PAGE_READ', ctx.user) === null
  if (!row || (row.publishStatusCd !== publishStatuses.published && !isStaff)) throw refuse('NOT_FOUND')
  return viewOf(row, ctx.channelSeq)
}

/** Pages of one status with their texts for search engines. */
export async function listPagesWithSeo(
  { db, channelSeq }: Context,
  query: { publishStatusCd: PublishStatusCd; page: number; size: number },
) {
  const rows = await findPagesWithSeo(db, query)
  const list = rows.map(({ seoSetting, ogImageFileSeq, ...row }) => ({
    ...row,
    seo: seoOf(seoSetting, pictureOf(channelSeq, ogImageFileSeq)),
  }))
  return { list, total: await countPages(db, query.publishStatusCd) }
}

export async function listAllPages(ctx: Context) {
  const { logoutMainPageSeq } = await getChannelView(ctx)
  const rows = await findPages(ctx.db)
  const list = rows.map(({ seoSetting, ...row }) => ({
    ...row,
    isMain: row.pageSeq === logoutMainPageSeq,
    noIndex: seoOf(seoSetting, null).noIndex,
  }))
  return { list, total: list.length }
}

export async function getDraft(ctx: Context, pageSeq: PageSeq) {
  const row = await findPage(ctx.db, pageSeq)
  if (!row) throw refuse('NOT_FOUND')
  const { logoutMainPageSeq } = await getChannelView(ctx)
  const { ogImageFileSeq } = row
  return { ...viewOf(row, ctx.channelSeq), ogImageFileSeq, isMain: pageSeq === logoutMainPageSeq }
}
