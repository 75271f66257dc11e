import type { PaymentDraft } from '../payment.ts'

/** What every card of the payment tab is given. */
export interface PaymentPart {
  draft: PaymentDraft
  change: (part: Partial<PaymentDraft>) => void
  errorOf: (name: string) => string | undefined
}
