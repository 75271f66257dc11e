import { z } from 'zod'
import { sitePath } from '../../values/site-paths.ts'
import { isLikelyBusinessNumber } from '../../values/business-number.ts'
import { languages } from '../../i18n/languages.ts'
import { seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { storefrontTemplates } from './templates.rules.ts'

/** The facts that a Korean online shop must publish about itself. All may be empty until the owner enters them. */
export const CompanyFacts = z.object({
  corpName: z.string().max(100),
  representative: z.string().max(60),
  businessNo: z.string().max(30),
  mailOrderNo: z.string().max(60),
  address: z.string().max(200),
  phone: z.string().max(30),
  email: z.string().max(254),
  privacyOfficer: z.string().max(60),
  homepage: z.string().max(200),
  fax: z.string().max(30),
  copyright: z.string().max(120),
})
export type CompanyFacts = z.output<typeof CompanyFacts>

/** The URL of an external page. */
export const webAddress = z
  .string()
  .trim()
  .max(300)
  .regex(/^https?:\/\/[^\s"'<>]+$/)
/** A page of the site or an external one. */
export const FooterLink = z.object({
  label: z.string().trim().min(1).max(30),
  url: webAddress.or(z.string().regex(sitePath)),
})
export type FooterLink = z.output<typeof FooterLink>
export const MAX_FOOTER_LINKS = 6

export const brandColor = z.string().regex(/^#[0-9a-fA-F]{6}$/)

export const ChannelDraft = z.object({
  name: oneLine(2, 40),
  intro: z.string().trim().max(60).nullable(),
  brandColor,
  templateCd: z.enum(storefrontTemplates),
  bannerTitle: oneLine(0, 60).nullable(),
  bannerText: z.string().trim().max(160).nullable(),
  logoFileSeq: seq('file').nullable(),
  bannerFileSeq: seq('file').nullable(),
  /** For browser tabs and home screens. */
  faviconFileSeq: seq('file').nullable().default(null),
  noIndex: z.boolean(),
  company: CompanyFacts,
  /** Y names the company that hosts the site, and states that it is not the seller. */
  whiteLabelYn: z.enum(['Y', 'N']),
  footerLinks: FooterLink.array().max(MAX_FOOTER_LINKS),
  /** Korean is always offered. */
  languages: z.array(z.enum(languages)).max(languages.length),
})
export type ChannelDraft = z.output<typeof ChannelDraft>

/** A draft as input; rows stored before these checks can still be read. */
export const ChannelInput = ChannelDraft.extend({
  /** Without it the template stays. */
  templateCd: ChannelDraft.shape.templateCd.optional(),
  company: CompanyFacts.extend({
    businessNo: CompanyFacts.shape.businessNo.refine(isLikelyBusinessNumber),
    homepage: webAddress.or(z.literal('')),
  }),
})
export type ChannelInput = z.output<typeof ChannelInput>

/** The part of the settings that stands at the foot of every page. */
const footer = { company: true, whiteLabelYn: true, footerLinks: true } as const
export const FooterDraft = ChannelDraft.pick(footer)
export const FooterInput = ChannelInput.pick(footer)

/** The part by which people know the site: its name, words, colour and pictures. */
export const ProfileDraft = ChannelDraft.pick({
  name: true,
  intro: true,
  brandColor: true,
  bannerTitle: true,
  bannerText: true,
  logoFileSeq: true,
  bannerFileSeq: true,
  faviconFileSeq: true,
})

/** The layout of the main page, with all there are. */
export const TemplateDraft = ChannelDraft.pick({ templateCd: true })
export const TemplateChoice = TemplateDraft.extend({ templates: z.enum(storefrontTemplates).array() })
