import { z } from 'zod'
import { seq } from './values.ts'

/** The facts a shop must show about itself. All may be empty until the owner fills them in. */
export const CompanyFacts = z.object({
  corpName: z.string().max(100),
  representative: z.string().max(60),
  businessNo: z.string().max(30),
  mailOrderNo: z.string().max(60),
  address: z.string().max(200),
  phone: z.string().max(30),
  email: z.string().max(254),
  privacyOfficer: z.string().max(60),
})
export type CompanyFacts = z.output<typeof CompanyFacts>

export const brandColor = z.string().regex(/^#[0-9a-fA-F]{6}$/)

export const ChannelDraft = z.object({
  name: z.string().trim().min(2).max(40),
  intro: z.string().trim().max(60).nullable(),
  brandColor,
  bannerTitle: z.string().trim().max(60).nullable(),
  bannerText: z.string().trim().max(160).nullable(),
  logoFileSeq: seq('file').nullable(),
  bannerFileSeq: seq('file').nullable(),
  noIndex: z.boolean(),
  company: CompanyFacts,
})
export type ChannelDraft = z.output<typeof ChannelDraft>
