import { z } from 'zod'

/** A key of Toss Payments: of a client (`ck`) or a secret one (`sk`). */
export const tossKey = (kind: 'ck' | 'sk') =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^(?:test|live)_${kind}_[A-Za-z0-9]{4,}$`), `write a key such as live_${kind}_…`)
    .optional()

/** Rates in hundredths of a percent, each from its month on. */
export const platformFees = z
  .string()
  .trim()
  .regex(
    /^20\d{2}-(?:0[1-9]|1[0-2])=\d{1,2}(?:\.\d{1,2})?(?:,20\d{2}-(?:0[1-9]|1[0-2])=\d{1,2}(?:\.\d{1,2})?)*$/,
    'write months and percents such as 2027-01=3.5,2027-07=4',
  )
  .transform((steps) =>
    steps.split(',').map((step) => {
      const [from = '', percent = '0'] = step.split('=')
      return { from, rate: Math.round(Number(percent) * 100) }
    }),
  )
  .default([])

export const platformMerchants = z
  .string()
  .transform((keys) => keys.split(',').map((key) => key.trim()))
  .pipe(z.array(z.string().min(1, 'write the accounts, separated by commas')))
  .default([])
