import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { publishStatuses } from '../../values/type-codes.ts'
import {
  admin,
  everywhere,
  PageLine,
  pagePath,
  pageTitle,
  path,
  SitePage,
  SitePageDraft,
  touches,
} from './schemas.ts'

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
  shows: 'pages',
})
/** Staff with permission to read pages in the settings also see unpublished ones. */
export const getPage = endpoint({
  method: 'GET',
  path: `${path}/:pageSeq`,
  access: 'public',
  reply: SitePage,
  refuses: ['NOT_FOUND'],
  shows: 'pages',
})
export const getPageByPath = endpoint({
  method: 'GET',
  path: `${path}/path`,
  access: 'public',
  query: z.object({ path: z.string().max(60) }),
  reply: SitePage,
  refuses: ['NOT_FOUND'],
  shows: 'pages',
})

export const adminPages = endpoint({
  method: 'GET',
  path: admin,
  access: 'SITE_PAGE_READ',
  reply: z.object({
    list: PageLine.extend({ isMain: z.boolean(), noIndex: z.boolean() }).array(),
    total: z.int(),
  }),
  shows: 'pages',
})
/** A page for editing, with the fields that only an editor needs. */
export const getPageDraft = endpoint({
  method: 'GET',
  path: `${admin}/:pageSeq`,
  access: 'SITE_PAGE_READ',
  reply: SitePage.extend({ isMain: z.boolean(), ogImageFileSeq: seq('file').nullable() }),
  refuses: ['NOT_FOUND'],
  shows: 'pages',
})
export const createPage = endpoint({
  method: 'POST',
  path: admin,
  access: 'SITE_PAGE_CREATE',
  action: 'pages.createPage',
  body: z.object({ path: pagePath, title: pageTitle }),
  reply: z.object({ pageSeq: seq('page') }),
  refuses: ['PAGE_PATH_WRONG', 'PAGE_PATH_RESERVED', 'PAGE_PATH_TAKEN'],
  touches,
})
/** Menus that link to the page follow it to its new path. */
export const modifyPage = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq`,
  access: 'SITE_PAGE_UPDATE',
  action: 'pages.modifyPage',
  body: SitePageDraft,
  reply: z.object({ rowVersion: z.int32() }),
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
/** A draft with the same content and a path of its own. */
export const copyPage = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq/copy`,
  access: 'SITE_PAGE_CREATE',
  action: 'pages.copyPage',
  reply: z.object({ pageSeq: seq('page') }),
  refuses: ['NOT_FOUND', 'PAGE_PATH_TAKEN'],
  touches,
})
/** Menus that link to the page are removed with it. */
export const removePage = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq/delete`,
  access: 'SITE_PAGE_DELETE',
  action: 'pages.removePage',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: everywhere,
})
export const setPageStatus = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq/status`,
  access: 'SITE_PAGE_UPDATE',
  action: 'pages.setPageStatus',
  body: z.object({ publishStatusCd: z.enum(publishStatuses) }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: everywhere,
})
export const publishPage = endpoint({
  method: 'POST',
  path: `${admin}/:pageSeq/publish`,
  access: 'SITE_PAGE_UPDATE',
  action: 'pages.publishPage',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: everywhere,
})
/** The page that visitors who are not signed in see at `/`; without `pageSeq` the standard main page. */
export const setLogoutMainPage = endpoint({
  method: 'POST',
  path: `${path}/main`,
  access: 'SITE_PAGE_UPDATE',
  action: 'pages.setLogoutMainPage',
  body: z.object({ pageSeq: seq('page').nullable() }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'PAGE_NOT_PUBLISHED'],
  touches: everywhere,
})
