import { z } from 'zod'
import { amount, currency, instant } from '../../values/ids.ts'

/** Where a deposit goes and until when, as shown to its buyer. */
export const Deposit = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
  dueAt: instant,
})
/** The same with what a buyer needs. */
export const OrderDeposit = Deposit.extend({
  /** Where a test payment lets people try out the deposit; null for real ones. */
  trialUrl: z.string().nullable(),
})

/** An order whose deposit is awaited, as staff see it. */
export const AwaitedDeposit = Deposit.extend({
  orderNo: z.string(),
  title: z.string(),
  ordererName: z.string(),
  ordererPhone: z.string().nullable(),
  totalAmount: amount,
  currency,
  createdAt: instant,
  /** Its time is over and the seat was freed; it can be confirmed while there is another one. */
  isOver: z.boolean(),
})
