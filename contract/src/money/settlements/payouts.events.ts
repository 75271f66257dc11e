import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { payeeDocumentKinds } from './payee-documents.rules.ts'
import { seq } from '../../values/seq.ts'

/** An owner requests a payout: the operators decide. */
export const payoutRequested = event('payout.requested', z.object({ payoutSeq: seq('payout') }))
/** The operator returned a document: the owners read why. */
export const payeeDocumentReturned = event(
  'payout.documentReturned',
  z.object({ kind: z.enum(payeeDocumentKinds), at: z.string() }),
)
/** The operator approved, held or paid; or recorded that the site paid what it owed. */
export const payoutDecided = event(
  'payout.decided',
  z.object({ payoutSeq: seq('payout'), state: z.enum(['APPROVED', 'HELD', 'PAID']), at: z.string() }),
)
