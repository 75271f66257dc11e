import { z } from 'zod'
import { amount, currency, instant, seq } from '../../values/ids.ts'
import { trialStates, trialSteps } from './trials.rules.ts'

/** A payment of 1,000 won with which an owner sees that an account works. */
export const MerchantTrial = z.object({
  merchantTrialSeq: seq('merchant-trial'),
  merchantSeq: seq('merchant'),
  state: z.enum(trialStates),
  currency,
  amount,
  cardName: z.string().nullable(),
  createdAt: instant,
  capturedAt: instant.nullable(),
  /** When the provider's event about it arrived. */
  eventAt: instant.nullable(),
  /** Milliseconds that the provider took for each step. */
  windowMs: z.int().nullable(),
  confirmMs: z.int().nullable(),
  cancelMs: z.int().nullable(),
  failedStep: z.enum(trialSteps).nullable(),
  /** The provider's own code, or one of `trialFailures`. */
  failCode: z.string().nullable(),
})
