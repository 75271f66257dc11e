import { z } from 'zod'

const given = (form: RegExp) => z.string().trim().regex(form).nullable()

/** The ids that services issue to a site, each in the form of its service. docs/rules.md R-273. */
export const pixelForms = {
  ga4: /^G-[A-Z0-9]{6,12}$/,
  meta: /^\d{10,20}$/,
  naver: /^\w{8,40}$/,
  kakao: /^\d{6,25}$/,
} as const
export type PixelName = keyof typeof pixelForms
export const pixelNames = ['ga4', 'meta', 'naver', 'kakao'] as const satisfies readonly PixelName[]

const Pixels = z.object({
  ga4: given(pixelForms.ga4),
  meta: given(pixelForms.meta),
  naver: given(pixelForms.naver),
  kakao: given(pixelForms.kakao),
})
export type Pixels = z.output<typeof Pixels>
export const noPixels: Pixels = { ga4: null, meta: null, naver: null, kakao: null }

export const chatKeyForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
export const messengerKeyForm = /^_[A-Za-z0-9]{2,30}$/

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
