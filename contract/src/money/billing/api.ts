import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { BillingCard } from './schemas.ts'

const path = '/channels/:channelSeq/plan/billing'

/** The card with which a site pays for itself. Owners may call it from the platform too. */
export const getBillingCard = endpoint({
  method: 'GET',
  path,
  access: 'SITE_PLAN_UPDATE',
  host: 'any',
  reply: z.object({
    card: BillingCard.nullable(),
    /** Whose card it is: the screen also stands on the platform. */
    site: z.object({ name: z.string(), domain: z.string() }),
    /** OFF: this installation charges no cards. TEST: no money moves. */
    mode: z.enum(['LIVE', 'TEST', 'OFF']),
  }),
  shows: 'billing',
})
/** Begins a registration: the browser goes to the provider, which sends it back to `returnTo`. docs/rules.md R-830. */
export const beginCardRegistration = endpoint({
  method: 'POST',
  path,
  access: 'SITE_PLAN_UPDATE',
  action: 'billing.beginCardRegistration',
  host: 'any',
  recent: true,
  body: z.object({
    returnTo: z
      .string()
      .max(500)
      .regex(/^\/register_card\/\d+(?:\?[^\\\s]*)?$/),
  }),
  reply: z.object({ redirectUrl: z.string() }),
  refuses: ['BILLING_OFF', 'BILLING_UNREACHABLE', 'TOO_MANY_REQUESTS'],
})
/** Stores the card that the payer named at the provider, in place of the present one. Repeating it changes nothing. */
export const completeCardRegistration = endpoint({
  method: 'POST',
  path: `${path}/complete`,
  access: 'SITE_PLAN_UPDATE',
  action: 'billing.registerCard',
  host: 'any',
  body: z.object({ customerKey: z.string().max(300), authKey: z.string().min(1).max(300) }),
  reply: BillingCard,
  refuses: [
    'CARD_REGISTRATION_OVER',
    'CARD_REFUSED',
    'BILLING_NOT_CONTRACTED',
    'BILLING_OFF',
    'BILLING_UNREACHABLE',
  ],
  touches: ['billing'],
})
/** Removes the card here and at the provider. */
export const removeBillingCard = endpoint({
  method: 'POST',
  path: `${path}/delete`,
  access: 'SITE_PLAN_UPDATE',
  action: 'billing.removeCard',
  host: 'any',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['billing'],
})
