import { z } from 'zod'
import type { Secrets } from '../../operating/secrets.ts'
import { PAYMENT_WINDOW } from './payment-window.ts'

/** The path of the page that opens the provider's window for naming a card. */
export const BILLING_WINDOW = `${PAYMENT_WINDOW}/card`

const BillingWindow = z.object({
  clientKey: z.string(),
  customerKey: z.string(),
  customerName: z.string(),
  shopName: z.string(),
  successUrl: z.string(),
  failUrl: z.string(),
})
/** What the provider's script needs to open its window. The payer's own key is known to nobody else. */
export type BillingWindow = z.output<typeof BillingWindow>

const LABEL = 'billing-window'

/** Sealed, so that nobody makes a page of this installation that registers a card for somebody else. */
export const pathOfBillingWindow = (secrets: Secrets, window: BillingWindow) =>
  `${BILLING_WINDOW}/${secrets.wrap(Buffer.from(JSON.stringify(window)), LABEL)}`

/** Null for an address that this installation did not make. */
export function billingWindowAt(secrets: Secrets, sealed: string): BillingWindow | null {
  try {
    return BillingWindow.parse(JSON.parse(secrets.unwrap(sealed, LABEL).toString('utf8')))
  } catch {
    return null
  }
}
