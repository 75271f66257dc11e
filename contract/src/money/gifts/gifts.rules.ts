/** WAITING: paid, and not accepted yet. RETURNED: its money goes back. */
export const giftStates = ['WAITING', 'ACCEPTED', 'RETURNED'] as const
export type GiftState = (typeof giftStates)[number]

/** TAKEN_BACK: by its payer. EXPIRED: nobody accepted it in time. REFUNDED: staff gave the money back. */
export const returnReasons = ['TAKEN_BACK', 'EXPIRED', 'REFUNDED'] as const

/**
 * How long a gift waits. Then its payer gets all of it back: nothing of it was used, and a card payment of a month ago can still be
 * cancelled at its provider. docs/rules.md R-1190.
 */
export const GIFT_DAYS = 30
/** Who was given a membership reads so many days before that it ends. docs/rules.md R-1277. */
export const GIFT_REMINDER_DAYS = 7
export const MAX_GIFT_MESSAGE = 300
/** A mail is sent again a minute after the last one at the earliest. */
export const GIFT_MAIL_MS = 60_000

const DAY_MS = 86_400_000
/** The moment at which a gift that was paid now goes back. */
export const giftEnds = (paidAt: Date) => new Date(paidAt.getTime() + GIFT_DAYS * DAY_MS)
