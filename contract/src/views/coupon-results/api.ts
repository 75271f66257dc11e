import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { amount, currency, seq } from '../../values/ids.ts'

/** Payments less refunds: below zero where more went back in a time than came in. */
const net = z.int()

/** What the coupons of a site brought: each since it was made, and all of them in the current month of Seoul. */
export const getCouponResults = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/coupons/results',
  access: 'SITE_COUPON_READ',
  reply: z.object({
    /** One row for each coupon and currency in which it was spent. */
    list: z
      .object({
        couponInfoSeq: seq('coupon'),
        currency,
        sales: net,
        discount: amount,
        /** People whose first paid order it was part of. */
        newBuyers: z.int(),
      })
      .array(),
    /** In won. */
    month: z.object({
      sales: net,
      /** Of the whole site. */
      siteSales: net,
      discount: amount,
      newBuyers: z.int(),
      newBuyersBefore: z.int(),
    }),
  }),
  shows: 'coupons',
})
