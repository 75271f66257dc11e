import type { Currency } from 'contract/values/ids'

interface CardRegistration {
  /** The secret name of the payer at the provider. */
  customerKey: string
  customerName: string
  /** Who charges, as shown to the payer. */
  shopName: string
  /** The pages to which the provider sends the payer back, with `customerKey` and `authKey` or with a `code`. */
  successUrl: string
  failUrl: string
}
/** A card as far as it may be shown. */
interface BillingCard {
  billingKey: string
  brand: string | null
  /** The last four characters of its number, as far as the provider shows them. */
  cardEnd: string | null
}
interface Charge {
  billingKey: string
  customerKey: string
  /** The number under which the charge is found at the provider. */
  chargeNo: string
  chargeName: string
  /** In the currency's smallest unit. */
  amount: number
  currency: Currency
  /** The same key charges once. */
  idempotencyKey: string
}
/** How a charge ended at the provider. */
export type ChargeOutcome =
  | { status: 'PAID'; amount: number; receiptUrl: string | null }
  | { status: 'DECLINED'; reason: string }

/**
 * A payment provider that charges a stored card without its owner. Its errors are those of payments: `ProviderUnreachable` where
 * nobody knows what it did, `ProviderRefused` where it did nothing.
 */
export interface BillingGateway {
  name: string
  /** Whether no real money moves. */
  isTest: boolean
  /** Where the payer's browser goes to name a card. */
  begin: (input: CardRegistration) => Promise<{ redirectUrl: string }>
  /** The key of the card that the payer named. `authKey` is good for one key; the same idempotency key gets the same one. */
  issue: (input: { authKey: string; customerKey: string; idempotencyKey: string }) => Promise<BillingCard>
  charge: (input: Charge) => Promise<ChargeOutcome>
  /** What became of a charge; null where the provider knows of none. */
  findCharge: (chargeNo: string) => Promise<ChargeOutcome | null>
  /** Forgets a card. One that is forgotten already stays so. */
  deleteKey: (billingKey: string) => Promise<void>
}
