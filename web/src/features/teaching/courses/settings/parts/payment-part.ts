import type { PaymentDraft } from '../payment.ts'

/** The properties of every card of the payment tab. */
export interface PaymentPart {
  draft: PaymentDraft
  change: (part: Partial<PaymentDraft>) => void
  errorOf: (name: string) => string | undefined
}
