import { z } from 'zod'
import { email, instant, seq } from '../../values/ids.ts'
import { months } from '../memberships/schemas.ts'
import { giftStates, MAX_GIFT_MESSAGE, returnReasons } from './gifts.rules.ts'

/** What stands in the link of a gift. */
export const giftCode = z.string().min(1).max(100)

/** Whom a member gives how long of a membership. */
export const GiftInput = z.object({
  /** Of the press that began it: the same key is paid once. */
  giftKey: z.uuid(),
  email,
  message: z.string().trim().max(MAX_GIFT_MESSAGE),
  months,
  /** What its payer was shown. */
  price: z.int().positive(),
})
export type GiftInput = z.output<typeof GiftInput>

const core = {
  giftSeq: seq('gift'),
  name: z.string(),
  months,
  price: z.int(),
  /** PAYING: nobody knows yet whether it was paid. */
  state: z.enum(['PAYING', ...giftStates]),
  returnReason: z.enum(returnReasons).nullable(),
  /** Of one that is returned: whether all of its money is back. */
  isRefunded: z.boolean(),
  /** The provider refused to give it back: nothing happens by itself any more, and staff refund it another way. docs/rules.md R-1278. */
  isRefundRefused: z.boolean(),
  paidAt: instant.nullable(),
  expiresAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  /** Who accepted it. */
  acceptedBy: z.string().nullable(),
}

/** A gift as its payer sees it. */
export const OwnGift = z.object({
  ...core,
  membershipSeq: seq('membership'),
  /** Where it was sent; null once it is accepted or returned. */
  email: z.string().nullable(),
  message: z.string(),
  sentAt: instant.nullable(),
})
/** A gift as staff see it. */
export const ManagedGift = z.object({
  ...core,
  email: z.string().nullable(),
  payer: z.object({ name: z.string(), email: z.string() }),
  orderNo: z.string().nullable(),
})
/** A gift as it is seen with its link. */
export const ReceivedGift = z.object({
  membershipSeq: seq('membership'),
  name: z.string(),
  description: z.string(),
  /** How many public classes it opens now. */
  classCount: z.int(),
  months,
  message: z.string(),
  givenBy: z.string(),
  state: z.enum(giftStates),
  expiresAt: instant,
})
