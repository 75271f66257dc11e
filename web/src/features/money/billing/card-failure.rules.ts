import { reasonOfCode } from '../orders/payment-failure.rules.ts'

const failures = ['CANCELLED', 'REJECTED', 'CARD_UNUSABLE', 'NOT_PROVED', 'EXPIRED'] as const
type CardFailure = (typeof failures)[number] | 'UNKNOWN'

/** Why no card was registered, from the code with which the provider sent the payer back. */
export function cardFailureOf(code: string): CardFailure {
  const reason = reasonOfCode(code)
  return failures.find((failure) => failure === reason) ?? 'UNKNOWN'
}
