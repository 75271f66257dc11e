import { z } from 'zod'
import { isPagePath } from './addresses.ts'
import { endpoint } from './grammar.ts'
import { PageSeo } from './seo.ts'
import { instant, nothing, seq } from './values.ts'
import { oneLine } from './texts.ts'
import { publishStatuses } from './type-codes.ts'

/** 00 published, 01 draft, 99 private. */
export const PAGE_TITLE_LENGTH = 40
export const PAGE_PATH_LENGTH = 20

const PageLine = z.object({
  pageSeq: seq('page'),
  path: z.string(),
  title: z.string(),
  publishStatusCd: z.enum(publishStatuses),
  updatedAt: instant,
})
/** One page that the owner made. */
export const SitePage = PageLine.extend({
  /** HTML, cleaned. */
  content: z.string(),
  seoSetting: PageSeo,
  rowVersion: z.int(),
})
export type SitePage = z.input<typeof SitePage>

const path = '/channels/:channelSeq/pages'
const admin = '/channels/:channelSeq/admin/pages'

/** All pages that are published. */
export const listPublishedPages = endpoint({
  method: 'GET',
  base: 'page',
  path,
  access: 'public',
  query: z.object({
    publishStatusCd: z.literal(publishStatuses.published).default(publishStatuses.published),
    page: z.coerce.number<number>().int().min(1).default(1),
    size: z.coerce.number<number>().int().min(1).max(9999).default(9999),
  }),
  reply: z.object({ list: PageLine.array(), total: z.int() }),
  shows: 'site-pages',
})
/** Whoever may read pages in the settings also sees what is not published. */
export const getPage = endpoint({
  method: 'GET',
  path: `${path}/:pageSeq`,
  access: 'public',
  reply: SitePage,
  refuses: ['NOT_FOUND'],
  shows: 'site-pages',
})
export const getPageByPath = endpoint({
  method: 'GET',
  path: `${path}/path`,
  access: 'public',
  query: z.object({ path: z.string().max(60) }),
  reply: SitePage,
  refuses: ['NOT_FOUND'],
  shows: 'site-pages',
})

const pagePath = z.string().trim().min(1).max(PAGE_PATH_LENGTH)
const pageTitle = oneLine(1, PAGE_TITLE_LENGTH)

export const SitePageDraft = z.object({
  path: pagePath,
  title: pageTitle,
  content: z.string().max(200_000),
  seoSetting: PageSeo.omit({ ogImage: true }).extend({
    noIndex: z.boolean().default(true),
    noFollow: z.boolean().default(true),
    ogImageFileSeq: seq('file').nullable(),
  }),
  rowVersion: z.int().min(1),
})
export type SitePageDraft = z.output<typeof SitePageDraft>

const touches = ['site-pages'] as const
const everywhere = ['site-pages', 'menus', 'channels'] as const

export const adminPages = endpoint({
  method: 'GET',
  path: admin,
  access: 'SITE_PAGE_READ',
  reply: z.object({
    list: PageLine.extend({ isMain: z.boolean(), noIndex: z.boolean() }).array(),
    total: z.int(),
  }),
  shows: 'site-pages',
})
/** A page for editing, with what only an editor needs. */
export const getPageDraft = endpoint({
  method: 'GET',
  path: `${admin}/:pageSeq`,
  access: 'SITE_PAGE_READ',
  reply: SitePage.extend({ isMain: z.boolean(), ogImageFileSeq: seq('file').nullable() }),
  refuses: ['NOT_FOUND'],
  shows: 'site-pages',
})
export const createPage = endpoint({
  method: 'POST',
  path: admin,
  access: 'SITE_PAGE_CREATE',
  body: z.object({ path: pagePath, title: pageTitle }),
  reply: z.object({ pageSeq: seq('page') }),
  refuses: ['PAGE_PATH_WRONG', 'PAGE_PATH_RESERVED', 'PAGE_PATH_TAKEN'],
  touches,
})
/** Menus that lead to the page follow it to a new address. */
export const modifyPage = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq`,
  access: 'SITE_PAGE_UPDATE',
  body: SitePageDraft,
  reply: z.object({ rowVersion: z.int() }),
  refuses: [
    'NOT_FOUND',
    'PAGE_PATH_WRONG',
    'PAGE_PATH_RESERVED',
    'PAGE_PATH_TAKEN',
    'PAGE_CHANGED',
    'PICTURE_MISSING',
  ],
  touches: everywhere,
})
/** A draft with the same content, under an address of its own. */
export const copyPage = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq/copy`,
  access: 'SITE_PAGE_CREATE',
  reply: z.object({ pageSeq: seq('page') }),
  refuses: ['NOT_FOUND'],
  touches,
})
/** Menus that lead to the page go with it. */
export const removePage = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq/delete`,
  access: 'SITE_PAGE_DELETE',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: everywhere,
})
export const setPageStatus = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq/status`,
  access: 'SITE_PAGE_UPDATE',
  body: z.object({ publishStatusCd: z.enum(publishStatuses) }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: everywhere,
})
export const publishPage = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq/publish`,
  access: 'SITE_PAGE_UPDATE',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: everywhere,
})
/** What visitors who are not signed in find at `/`; without `pageSeq` the site's own main page again. */
export const setLogoutMainPage = endpoint({
  method: 'POST',
  path: `${path}/main`,
  access: 'SITE_PAGE_UPDATE',
  body: z.object({ pageSeq: seq('page').nullable() }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'PAGE_NOT_PUBLISHED'],
  touches: everywhere,
})

/** Addresses that the product may come to need itself. */
const reserved = new Set(
  'admin api assets edit create delete files fonts main new null path preview settings undefined'.split(' '),
)
/** Why a page cannot have this address; null when its form is fine. docs/rules.md R-202. */
export function whyNotPagePath(wished: string): 'FORM' | 'RESERVED' | null {
  if (!isPagePath(wished)) return 'FORM'
  return reserved.has(wished.toLowerCase()) ? 'RESERVED' : null
}
/** The address of a page within its site. */
export const addressOfPage = (pagePathOf: string) => `/p/${pagePathOf}`
