import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { legalKinds } from '../../values/legal-kinds.ts'

export const kind = z.enum(legalKinds)
export const Version = z.object({
  kind,
  /** 1 is the standard text every site begins with. */
  version: z.int(),
  /** Null for terms in force since the site opened. */
  effectiveAt: instant.nullable(),
  state: z.enum(['PAST', 'IN_FORCE', 'UPCOMING']),
  /** The site's summary of the changes. */
  summary: z.string(),
})
export type LegalVersion = z.output<typeof Version>
export const path = '/channels/:channelSeq/terms'

export const admin = '/channels/:channelSeq/admin/terms'
export const Published = Version.extend({
  isStandard: z.boolean(),
  isAdverse: z.boolean(),
  needsConsent: z.boolean(),
  publishedAt: instant.nullable(),
  agreedCount: z.int(),
  readCount: z.int(),
})

export const LegalDraft = z.object({
  isStandard: z.boolean(),
  /** HTML; empty where the standard text is published. */
  body: z.string().max(200_000),
  summary: z.string().trim().max(300),
  isAdverse: z.boolean(),
  needsConsent: z.boolean(),
  /** The day in Seoul on which it takes effect. */
  effectiveOn: z.iso.date(),
})
export type LegalDraft = z.output<typeof LegalDraft>

export const Answer = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  kind,
  version: z.int(),
  manner: z.enum(['READ', 'AGREED']),
  createdAt: instant,
})
export type LegalAnswer = z.input<typeof Answer>
