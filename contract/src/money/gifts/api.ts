import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { email, Paged, seq } from '../../values/ids.ts'
import { giftStates } from './gifts.rules.ts'
import { giftCode, GiftInput, OwnGift, ManagedGift, ReceivedGift } from './schemas.ts'

const path = '/channels/:channelSeq/gifts'
const one = `${path}/:giftSeq` as const

/** Charges the stored card of the caller once, and mails the link to the receiver. PAYING: nobody knows yet whether it was paid. docs/rules.md R-1189. */
export const giveMembership = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/memberships/:membershipSeq/gifts',
  access: 'member',
  featureSwitch: 'MEMBERSHIPS',
  body: GiftInput,
  reply: OwnGift,
  refuses: [
    'MEMBERSHIP_NOT_ON_SALE',
    'MEMBERSHIP_PRICE_CHANGED',
    'MEMBERSHIP_NOT_PAID',
    'GIFT_TO_SELF',
    'CARD_MISSING',
    'BILLING_OFF',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['gifts', 'orders'],
})
/** What the caller gave, the newest first. */
export const listMyGifts = endpoint({
  method: 'GET',
  path: `${path}/mine`,
  access: 'member',
  whileSuspended: 'as-always',
  query: Paged,
  reply: z.object({ list: OwnGift.array(), total: z.int() }),
  shows: 'gifts',
})
/** Sends the mail again, also to another address; the link of before is void. docs/rules.md R-1191. */
export const sendGift = endpoint({
  method: 'POST',
  path: `${one}/send`,
  access: 'member',
  body: z.object({ email }),
  reply: OwnGift,
  refuses: ['GIFT_OVER', 'GIFT_TO_SELF', 'TOO_MANY_ATTEMPTS'],
  touches: ['gifts'],
})
/** All of its money goes back; repeating it changes nothing. docs/rules.md R-1191. */
export const takeGiftBack = endpoint({
  method: 'POST',
  path: `${one}/take-back`,
  access: 'member',
  whileSuspended: 'as-always',
  reply: OwnGift,
  refuses: ['GIFT_OVER'],
  touches: ['gifts', 'orders'],
})
/** The gift of a link. */
export const getReceivedGift = endpoint({
  method: 'GET',
  path: `${path}/received`,
  access: 'public',
  query: z.object({ giftCode }),
  reply: ReceivedGift,
  refuses: ['GIFT_OVER'],
  shows: 'gifts',
})
/** Its period begins now, or follows what the caller has. Repeating it changes nothing. docs/rules.md R-1192. */
export const acceptGift = endpoint({
  method: 'POST',
  path: `${path}/accept`,
  access: 'member',
  body: z.object({ giftCode }),
  reply: z.object({
    membershipSeq: seq('membership'),
    /** Days of Seoul; the period ends when the day of `endsOn` begins. */
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
  }),
  refuses: ['GIFT_OVER', 'SUBSCRIPTION_UNCHANGEABLE'],
  touches: ['gifts', 'memberships', 'enrolments', 'courses'],
})
/** The paid gifts of the site, the newest first. */
export const listGifts = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/gifts',
  access: 'SITE_SALES_READ',
  query: Paged.extend({
    q: z.string().trim().max(60).optional(),
    state: z.enum(giftStates).optional(),
  }),
  reply: z.object({ list: ManagedGift.array(), total: z.int() }),
  shows: 'gifts',
})
