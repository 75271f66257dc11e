import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/seq.ts'

/** A subscription began with free days, was paid, was not paid, was paused, goes on, was given a term, changed or ended: how it stands is asked for. */
export const subscriptionChanged = event(
  'subscription.changed',
  z.object({
    subscriptionSeq: seq('subscription'),
    cause: z.enum([
      'TRIAL',
      'PAID',
      'FAILED',
      'PAUSED',
      'RESUMED',
      'PAUSE_OVER',
      'GIVEN',
      'CHANGED',
      'ENDED',
    ]),
  }),
)
/** The next charge of a subscription is near. */
export const renewalDue = event('subscription.renewalDue', z.object({ subscriptionSeq: seq('subscription') }))
/** A pause is over soon, and the subscription goes on by itself. */
export const pauseEnding = event(
  'subscription.pauseEnding',
  z.object({ subscriptionSeq: seq('subscription') }),
)
