import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { nothing, Paged, seq } from './values.ts'
import { publicTypes } from './type-codes.ts'

/** How much of each text search results and share cards show, and so how much may be written. */
export const seoLimits = {
  title: 60,
  description: 160,
  keywords: 200,
  ogTitle: 60,
  ogDescription: 160,
} as const

const texts = z.object({
  title: z.string().trim().max(seoLimits.title),
  description: z.string().trim().max(seoLimits.description),
  /** By commas. */
  keywords: z.string().trim().max(seoLimits.keywords),
  ogTitle: z.string().trim().max(seoLimits.ogTitle),
  ogDescription: z.string().trim().max(seoLimits.ogDescription),
})
const image = { ogImageFileSeq: seq('file').nullable() }

/** What is written for search engines and shared links; an empty text says what the page itself says. */
export const SeoDraft = texts.extend({
  noIndex: z.boolean().default(true),
  noFollow: z.boolean().default(true),
  ...image,
})
export type SeoDraft = z.output<typeof SeoDraft>

/** The same as pages carry it: the picture by its address. */
export const PageSeo = texts.extend({
  noIndex: z.boolean(),
  noFollow: z.boolean(),
  ogImage: z.string().nullable(),
})
export type PageSeo = z.output<typeof PageSeo>
const Stored = PageSeo.extend(image)

/** The identifiers Kakao gives out for browsers. */
const kakaoJsKey = z
  .string()
  .trim()
  .regex(/^[0-9a-f]{32}$/)
  .nullable()

const path = '/channels/:channelSeq/admin/seo'

/** The site itself. Where nothing is saved yet: empty texts, findable as the site is. */
export const getSiteSeo = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SEO_READ',
  reply: Stored.extend({ kakaoJsKey: z.string().nullable() }),
  shows: 'seo',
})
export const saveSiteSeo = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SEO_UPDATE',
  body: SeoDraft.extend({ kakaoJsKey }),
  reply: nothing,
  touches: ['seo', 'channels'],
})

const SeoCourse = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  /** What is shown where nothing is written. */
  summary: z.string(),
  imageUrl: z.string().nullable(),
  /** Null where the class goes with its site. */
  seo: Stored.nullable(),
})
export type SeoCourse = z.input<typeof SeoCourse>

export const listCourseSeo = endpoint({
  method: 'GET',
  path: `${path}/course/list`,
  access: 'SITE_SEO_READ',
  query: Paged.extend({ publicCd: z.enum(publicTypes).default(publicTypes.public) }),
  reply: z.object({ list: SeoCourse.array(), total: z.int() }),
  shows: 'seo',
})
export const getCourseSeo = endpoint({
  method: 'GET',
  path: `${path}/course/:courseSeq`,
  access: 'SITE_SEO_READ',
  reply: SeoCourse,
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'seo',
})
export const saveCourseSeo = endpoint({
  method: 'POST',
  path: `${path}/course/:courseSeq`,
  access: 'SITE_SEO_UPDATE',
  body: SeoDraft,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['seo', 'courses'],
})
/** The class goes with its site again. */
export const clearCourseSeo = endpoint({
  method: 'POST',
  path: `${path}/course/:courseSeq/delete`,
  access: 'SITE_SEO_UPDATE',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['seo', 'courses'],
})
