import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { currency, nothing, Paged } from '../../values/ids.ts'
import { LONGEST_HOLD_REASON, LONGEST_REFERENCE, payoutShelves, payoutStates } from './payouts.rules.ts'
import { payeeDocumentKinds } from './payee-documents.rules.ts'
import { Invoice, PayeeDocument } from './payee-documents.schemas.ts'
import { Payee, Payout, Settlement } from './schemas.ts'

/** The owner asks the platform to pay out a closed month; it is held while documents are missing. Pressing again changes nothing. */
export const requestPayout = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/settlements/:settlementMonth/request',
  access: 'SITE_MERCHANT_UPDATE',
  action: 'settlements.requestPayout',
  recent: true,
  body: z.object({ currency: currency.default('KRW') }),
  reply: z.object({ isHeld: z.boolean() }),
  refuses: ['NOT_FOUND', 'PAYOUT_CHANGED', 'PAYEE_MISSING'],
  touches: ['orders'],
})

/** The payouts of all sites: those that wait, the oldest first; or those that are done, the newest first. */
export const listPayouts = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/payouts',
  access: 'operator',
  query: Paged.extend({ shelf: z.enum(payoutShelves).default('waiting') }),
  reply: z.object({ list: Payout.array(), total: z.int() }),
  shows: 'settlements',
})
/** One payout with the statement it follows from. */
export const getPayout = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/payouts/:payoutSeq',
  access: 'operator',
  reply: z.object({
    payout: Payout,
    statement: Settlement,
    payee: Payee.nullable(),
    /** The whole number, while an approved payout waits to be transferred. */
    accountNumber: z.string().nullable(),
    documents: PayeeDocument.array(),
    /** The documents that the payee needs. */
    needed: z.enum(payeeDocumentKinds).array(),
    /** Of the fee of the statement. */
    invoice: Invoice.nullable(),
  }),
  refuses: ['NOT_FOUND'],
  shows: 'settlements',
})

/** `seen`: the state that the operator decided about, so that of two operators the second one looks again. */
const Seen = z.object({ seen: z.enum(payoutStates) })
const decides = {
  refuses: ['NOT_FOUND', 'PAYOUT_CHANGED'],
  touches: ['settlements'],
} as const

export const approvePayout = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/payouts/:payoutSeq/approve',
  access: 'operator',
  action: 'settlements.approvePayout',
  recent: true,
  body: Seen,
  reply: nothing,
  ...decides,
  refuses: ['NOT_FOUND', 'PAYOUT_CHANGED', 'PAYEE_DOCUMENTS_OPEN'],
})
/** The owners of the site read the reason. */
export const holdPayout = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/payouts/:payoutSeq/hold',
  access: 'operator',
  action: 'settlements.holdPayout',
  body: Seen.extend({ reason: z.string().trim().min(1).max(LONGEST_HOLD_REASON) }),
  reply: nothing,
  ...decides,
})
/** Records that the money moved, on which day and as which transfer. Nothing is transferred by it. */
export const payPayout = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/payouts/:payoutSeq/pay',
  access: 'operator',
  action: 'settlements.payPayout',
  recent: true,
  body: Seen.extend({
    paidOn: z.iso.date(),
    reference: z.string().trim().min(1).max(LONGEST_REFERENCE),
  }),
  reply: nothing,
  ...decides,
  refuses: ['NOT_FOUND', 'PAYOUT_CHANGED', 'PAYOUT_DAY_WRONG'],
})
