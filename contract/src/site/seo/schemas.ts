import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { publishStatuses } from '../../values/type-codes.ts'
import { seoLimits } from './seo.rules.ts'

const texts = z.object({
  title: z.string().trim().max(seoLimits.title),
  description: z.string().trim().max(seoLimits.description),
  /** Comma-separated. */
  keywords: z.string().trim().max(seoLimits.keywords),
  ogTitle: z.string().trim().max(seoLimits.ogTitle),
  ogDescription: z.string().trim().max(seoLimits.ogDescription),
})
const image = { ogImageFileSeq: seq('file').nullable() }

/** Texts for search engines and shared links; an empty text falls back to the page's own. */
export const SeoDraft = texts.extend({
  noIndex: z.boolean().default(true),
  noFollow: z.boolean().default(true),
  ...image,
})
export type SeoDraft = z.output<typeof SeoDraft>

/** The same as pages output it, with the URL of the picture. */
export const PageSeo = texts.extend({
  noIndex: z.boolean(),
  noFollow: z.boolean(),
  ogImage: z.string().nullable(),
})
export type PageSeo = z.output<typeof PageSeo>
export const Stored = PageSeo.extend(image)

/** The form of Kakao's JavaScript keys. */
export const kakaoJsKey = z
  .string()
  .trim()
  .regex(/^[0-9a-f]{32}$/)
  .nullable()

export const path = '/channels/:channelSeq/admin/seo'

/** A page of the site with its texts for search engines; an empty text falls back to the page's own. */
export const SeoPage = z.object({
  pageSeq: seq('page'),
  path: z.string(),
  title: z.string(),
  publishStatusCd: z.enum(publishStatuses),
  updatedAt: instant,
  seo: PageSeo,
})
export type SeoPage = z.input<typeof SeoPage>

export const SeoCourse = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  /** The fallback where no text was entered. */
  summary: z.string(),
  imageUrl: z.string().nullable(),
  /** Null where the settings of the site apply. */
  seo: Stored.nullable(),
})
export type SeoCourse = z.input<typeof SeoCourse>
