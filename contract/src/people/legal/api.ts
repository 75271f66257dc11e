import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { email, nothing, Paged } from '../../values/ids.ts'
import { admin, Answer, kind, LegalDraft, path, Published, Version } from './schemas.ts'

/** The terms in force as HTML, and all versions. */
export const getTerms = endpoint({
  method: 'GET',
  path,
  access: 'public',
  reply: z.object({
    termsData: z.string(),
    privacyData: z.string(),
    marketingData: z.string(),
    contact: email.nullable(),
    versions: Version.array(),
  }),
  shows: 'legal',
})
/** The terms of the platform. */
export const getPlatformTerms = endpoint({
  method: 'GET',
  path: '/terms',
  access: 'public',
  reply: z.object({ termsData: z.string(), privacyData: z.string(), marketingData: z.string() }),
})
export const getTermsVersion = endpoint({
  method: 'GET',
  path: `${path}/:termsKind/:version`,
  access: 'public',
  reply: Version.extend({ html: z.string() }),
  refuses: ['NOT_FOUND'],
  shows: 'legal',
})

/** The newest version of each kind that was published since this member last agreed to or read one. */
export const listTermsNews = endpoint({
  method: 'GET',
  path: `${path}/news`,
  access: 'member',
  reply: z.object({ list: Version.extend({ needsConsent: z.boolean() }).array() }),
  shows: 'legal',
})
export const answerTerms = endpoint({
  method: 'POST',
  path: `${path}/:termsKind/:version/answer`,
  access: 'member',
  body: z.object({ manner: z.enum(['READ', 'AGREED']) }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['legal'],
})

/** Every version with its number of agreements, newest first; and the standard text with its current contents. */
export const getAdminTerms = endpoint({
  method: 'GET',
  path: admin,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({
    kinds: z.object({ kind, standard: z.string(), inForce: z.string(), versions: Published.array() }).array(),
  }),
  shows: 'legal',
})

export const publishTerms = endpoint({
  method: 'POST',
  path: `${admin}/:termsKind`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'legal.publishTerms',
  body: LegalDraft,
  reply: z.object({ version: z.int() }),
  refuses: ['LEGAL_DATE_WRONG'],
  touches: ['legal', 'sites'],
})
/** Withdraws an announced version that is not in force yet. */
export const withdrawTerms = endpoint({
  method: 'POST',
  path: `${admin}/:termsKind/:version/delete`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'legal.withdrawTerms',
  reply: nothing,
  refuses: ['NOT_FOUND', 'LEGAL_IN_FORCE'],
  touches: ['legal', 'sites'],
})

/** Agreements with their versions, newest first. */
export const listAgreements = endpoint({
  method: 'GET',
  path: `${admin}/agreements`,
  access: 'SITE_SUPPORT_UPDATE',
  query: Paged.extend({
    q: z.string().trim().max(60).optional(),
    kind: kind.optional(),
    version: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
  }),
  reply: z.object({ list: Answer.array(), total: z.int() }),
  shows: 'legal',
})
