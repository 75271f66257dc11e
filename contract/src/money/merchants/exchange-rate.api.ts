import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { HIGHEST_RATE, LOWEST_RATE } from '../orders/charges.rules.ts'

/**
 * What the site takes for dollars where a price in dollars is charged in won; null for the own price of each class in won. Orders keep
 * the rate with which they were made. docs/rules.md R-838.
 */
export const saveExchangeRate = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/exchange-rate',
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.saveExchangeRate',
  body: z.object({
    /** Won for a hundred dollars. */
    exchangeRate: z.int().min(LOWEST_RATE).max(HIGHEST_RATE).nullable(),
  }),
  reply: nothing,
  touches: ['merchants', 'orders'],
})
