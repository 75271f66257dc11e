import { z } from 'zod'
import { suspensionKinds } from '../../http/suspension.rules.ts'
import { instant, seq } from '../../values/ids.ts'
import { appealOutcomes, LONGEST_REASON } from './suspensions.rules.ts'

export const words = z.string().trim().min(1).max(LONGEST_REASON)

export const Appeal = z.object({
  suspensionAppealSeq: seq('suspension-appeal'),
  text: z.string(),
  filedBy: z.string(),
  filedAt: instant,
  outcome: z.enum(appealOutcomes).nullable(),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
})
export const Suspension = z.object({
  siteSuspensionSeq: seq('site-suspension'),
  kind: z.enum(suspensionKinds),
  /** The operator's words to the owners. */
  reason: z.string(),
  suspendedAt: instant,
  liftedAt: instant.nullable(),
  /** The operator's words on lifting it. */
  note: z.string().nullable(),
  appeals: Appeal.array(),
})
export type Suspension = z.input<typeof Suspension>

/** The same for the operator, with who decided. */
export const DecidedSuspension = Suspension.extend({
  suspendedBy: z.string(),
  liftedBy: z.string().nullable(),
})
export type DecidedSuspension = z.input<typeof DecidedSuspension>

export const SiteLine = z.object({
  channelSeq: seq('channel'),
  name: z.string(),
  domain: z.string(),
  openedAt: instant,
  suspension: z.enum(suspensionKinds).nullable(),
  suspendedAt: instant.nullable(),
  /** When the appeal was filed that waits for an answer. */
  appealedAt: instant.nullable(),
})
export type SiteLine = z.input<typeof SiteLine>
