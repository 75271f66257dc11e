import { z } from 'zod'
import { pixelForms, chatKeyForm, messengerKeyForm } from './tools.rules.ts'

const given = (form: RegExp) => z.string().trim().regex(form).nullable()

const Pixels = z.object({
  ga4: given(pixelForms.ga4),
  meta: given(pixelForms.meta),
  naver: given(pixelForms.naver),
  kakao: given(pixelForms.kakao),
})
export type Pixels = z.output<typeof Pixels>
export const noPixels: Pixels = { ga4: null, meta: null, naver: null, kakao: null }

/** The tools as stored with the site. */
export const StoredTools = z.object({
  apiKeyId: given(chatKeyForm),
  messengerKey: given(messengerKeyForm),
  pixels: Pixels,
})
export type StoredTools = z.output<typeof StoredTools>
export const noTools: StoredTools = { apiKeyId: null, messengerKey: null, pixels: noPixels }

/** The public part of a site's tools. */
export const MarketingTools = z.object({
  /** The key of the support chat for staff: the site's own or the installation's. */
  apiKeyId: z.string().nullable(),
  /** The key of the chat in which visitors write to the site. */
  messengerKey: z.string().nullable(),
  /** Its pages run third-party code, so moving between them and pages without requires a new document. */
  runsCode: z.boolean(),
})
export type MarketingTools = z.output<typeof MarketingTools>
