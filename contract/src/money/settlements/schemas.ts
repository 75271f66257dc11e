import { z } from 'zod'
import { currency, instant, seq } from '../../values/ids.ts'
import { taxKinds } from './payees.rules.ts'
import { payoutStates } from './payouts.rules.ts'

/** A sum over a month may be above what one order costs at most. */
const sum = z.int().nonnegative()

/** What a month came to in one currency, in its smallest unit. */
export const Settlement = z.object({
  /** `2026-11`, a month of Seoul. */
  month: z.string(),
  currency,
  /** OPEN until the month was closed; then nothing in it changes but how far its payout is. */
  state: z.enum(['OPEN', ...payoutStates]),
  /** Of payments in which no money moves. Such a month is shown and never closed. */
  isTest: z.boolean(),
  salesAmount: sum,
  salesCount: z.int(),
  refundAmount: sum,
  refundCount: z.int(),
  netAmount: z.int(),
  /** In hundredths of a percent. */
  feeRate: z.int(),
  feeAmount: z.int(),
  taxAmount: z.int(),
  restAmount: z.int(),
  closedAt: instant.nullable(),
  /** Net sales that the platform received; the other part went to the site itself. */
  collectedAmount: z.int(),
  /** What the site still owed of earlier months: zero or less. */
  arrearsAmount: z.int(),
  /** Above zero the platform pays it to the site, below zero the site pays it to the platform. */
  balance: z.int(),
  /** Tax that the platform keeps back of the balance and pays for the site. */
  withholdingAmount: sum,
  /** The later month that took over what the site did not pay. */
  movedTo: z.string().nullable(),
  /** Why the operator does not pay yet. */
  holdReason: z.string().nullable(),
  /** The day of Seoul on which the money moved, and what the bank calls the transfer. */
  paidOn: z.string().nullable(),
  reference: z.string().nullable(),
})
export type Settlement = z.output<typeof Settlement>

/** What one title brought in a month. */
export const ProductSum = z.object({
  title: z.string(),
  salesCount: z.int(),
  salesAmount: sum,
  refundAmount: sum,
})

/** The payout of one site and month, as the operator sees it. */
export const Payout = z.object({
  payoutSeq: seq('payout'),
  channelSeq: seq('channel'),
  siteName: z.string(),
  siteUrl: z.string(),
  month: z.string(),
  currency,
  state: z.enum(payoutStates),
  balance: z.int(),
  withholdingAmount: sum,
  movedTo: z.string().nullable(),
  requestedAt: instant.nullable(),
  approvedAt: instant.nullable(),
  holdReason: z.string().nullable(),
  paidOn: z.string().nullable(),
  reference: z.string().nullable(),
})

/** To whom the platform pays. The account number is masked for everybody but the operator who pays. */
export const Payee = z.object({
  taxKind: z.enum(taxKinds),
  businessNo: z.string().nullable(),
  bankName: z.string(),
  /** The last four digits. */
  accountEnd: z.string(),
  holder: z.string(),
  changedAt: instant,
})
