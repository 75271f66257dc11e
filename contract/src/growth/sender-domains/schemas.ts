import { z } from 'zod'
import { instant } from '../../values/ids.ts'

export const path = '/channels/:channelSeq/sender-domain'

/** Nobody checked it with success yet, it sends, or it sent and its records are gone. */
export const senderStates = ['PENDING', 'VERIFIED', 'BROKEN'] as const
export const senderRecords = ['DKIM', 'SPF', 'DMARC'] as const
/** There is none, it says something else, or there are two of which one may be. */
export const senderProblems = ['MISSING', 'DIFFERS', 'TWICE'] as const

/** A record at the name servers of the domain, with what the last check found. */
export const SenderRecord = z.object({
  kind: z.enum(senderRecords),
  name: z.string(),
  value: z.string(),
  /** Null where it is right, and before the first check. */
  problem: z.enum(senderProblems).nullable(),
})
export const SenderDomain = z.object({
  domain: z.string(),
  /** What stands before the @. */
  localPart: z.string(),
  state: z.enum(senderStates),
  records: SenderRecord.array(),
  checkedAt: instant.nullable(),
  verifiedAt: instant.nullable(),
})
export type SenderDomain = z.output<typeof SenderDomain>

export const localPart = z
  .string()
  .trim()
  .toLowerCase()
  .max(64)
  .regex(/^[a-z0-9](?:[a-z0-9._+-]*[a-z0-9])?$/)
