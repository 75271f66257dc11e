import { z } from 'zod'
import type { Secrets } from '../../operating/secrets.ts'

/** The path of the page that opens the window of a payment provider. */
export const PAYMENT_WINDOW = '/payment-window'

const PaymentWindow = z.object({
  clientKey: z.string(),
  orderId: z.string(),
  orderName: z.string(),
  amount: z.int(),
  successUrl: z.string(),
  failUrl: z.string(),
  /** How to pay, in the words of the provider. */
  request: z.record(z.string(), z.unknown()).default({ method: 'CARD' }),
})
/** What the provider's script needs to open its window. Nothing of it is secret. */
export type PaymentWindow = z.output<typeof PaymentWindow>

const LABEL = 'payment-window'

/** Sealed, so that nobody makes a page of this site that pays somebody else. */
export const pathOfWindow = (secrets: Secrets, window: PaymentWindow) =>
  `${PAYMENT_WINDOW}/${secrets.wrap(Buffer.from(JSON.stringify(window)), LABEL)}`

/** Null for an address that this installation did not make. */
export function windowAt(secrets: Secrets, sealed: string): PaymentWindow | null {
  try {
    return PaymentWindow.parse(JSON.parse(secrets.unwrap(sealed, LABEL).toString('utf8')))
  } catch {
    return null
  }
}
