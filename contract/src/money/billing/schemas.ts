import { z } from 'zod'
import { instant } from '../../values/ids.ts'

/** A stored card as it may be shown. Its number is known to the payment provider alone. */
export const BillingCard = z.object({
  brand: z.string().nullable(),
  /** The last four characters of its number, as far as the provider shows them. */
  cardEnd: z.string().nullable(),
  registeredAt: instant,
  /** No money moves when it is charged. */
  isTest: z.boolean(),
})
