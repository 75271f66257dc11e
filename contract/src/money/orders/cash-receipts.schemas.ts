import { z } from 'zod'
import { amount, instant } from '../../values/ids.ts'
import { cashReceiptKinds } from './cash-receipts.rules.ts'

/** What a buyer wants on the cash receipt. */
export const CashReceiptRequest = z.object({
  kind: z.enum(cashReceiptKinds),
  /** Digits of the mobile or business number; null where the provider asks for it. */
  number: z.string().max(20).nullable(),
})
export type CashReceiptRequest = z.output<typeof CashReceiptRequest>

/** The cash receipt of an order as its buyer reads it. */
export const OrderCashReceipt = z.object({
  /** SELF: issued by the seller without a request. */
  kind: z.enum([...cashReceiptKinds, 'SELF']),
  /** The last four digits of the number that the buyer gave. */
  numberEnd: z.string().nullable(),
  issueNumber: z.string().nullable(),
  issuedAt: instant.nullable(),
})

/** The same for staff, with what they need to issue it. */
export const SaleCashReceipt = z.object({
  /** The whole number, for those who issue it and until they did. */
  number: z.string().nullable(),
  /** By when it is issued; null where none is owed. */
  dueAt: instant.nullable(),
})

/** An order whose seller has to issue a cash receipt. */
export const OwedCashReceipt = z.object({
  orderNo: z.string(),
  title: z.string(),
  ordererName: z.string(),
  paidAmount: amount,
  isRequested: z.boolean(),
  dueAt: instant,
})
