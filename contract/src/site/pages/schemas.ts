import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { publishStatuses } from '../../values/type-codes.ts'
import { PageSeo } from '../seo/schemas.ts'
import { PAGE_PATH_LENGTH, PAGE_TITLE_LENGTH } from './pages.rules.ts'

export const PageLine = z.object({
  pageSeq: seq('page'),
  path: z.string(),
  title: z.string(),
  /** 00 published, 01 draft, 99 private. */
  publishStatusCd: z.enum(publishStatuses),
  updatedAt: instant,
})
/** A page written by the site's staff. */
export const SitePage = PageLine.extend({
  /** Sanitised HTML. */
  content: z.string(),
  seoSetting: PageSeo,
  rowVersion: z.int32(),
})
export type SitePage = z.input<typeof SitePage>

export const path = '/channels/:channelSeq/pages'
export const admin = '/channels/:channelSeq/admin/pages'

export const pagePath = z.string().trim().min(1).max(PAGE_PATH_LENGTH)
export const pageTitle = oneLine(1, PAGE_TITLE_LENGTH)

export const SitePageDraft = z.object({
  path: pagePath,
  title: pageTitle,
  content: z.string().max(200_000),
  seoSetting: PageSeo.omit({ ogImage: true }).extend({
    noIndex: z.boolean().default(true),
    noFollow: z.boolean().default(true),
    ogImageFileSeq: seq('file').nullable(),
  }),
  rowVersion: z.int32().min(1),
})
export type SitePageDraft = z.output<typeof SitePageDraft>

export const touches = ['pages'] as const
export const everywhere = ['pages', 'menus', 'sites'] as const
