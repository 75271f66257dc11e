import { z } from 'zod'
import { seq } from '../../values/ids.ts'

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
export const Stored = PageSeo.extend(image)

/** The identifiers Kakao gives out for browsers. */
export const kakaoJsKey = z
  .string()
  .trim()
  .regex(/^[0-9a-f]{32}$/)
  .nullable()

export const path = '/channels/:channelSeq/admin/seo'

export const SeoCourse = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  /** What is shown where nothing is written. */
  summary: z.string(),
  imageUrl: z.string().nullable(),
  /** Null where the class goes with its site. */
  seo: Stored.nullable(),
})
export type SeoCourse = z.input<typeof SeoCourse>
