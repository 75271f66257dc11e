/** Why a card was declined at Stripe, in the codes that the checkout has words for. */
const codes: Readonly<Record<string, string>> = {
  lost_card: 'INVALID_CARD_LOST_OR_STOLEN',
  stolen_card: 'INVALID_CARD_LOST_OR_STOLEN',
  pickup_card: 'INVALID_CARD_LOST_OR_STOLEN',
  incorrect_number: 'INVALID_CARD_NUMBER',
  invalid_number: 'INVALID_CARD_NUMBER',
  incorrect_cvc: 'INVALID_CARD_NUMBER',
  invalid_cvc: 'INVALID_CARD_NUMBER',
  invalid_expiry_month: 'INVALID_CARD_EXPIRATION',
  invalid_expiry_year: 'INVALID_CARD_EXPIRATION',
  expired_card: 'EXPIRED_CARD',
  card_not_supported: 'NOT_SUPPORTED_CARD_TYPE',
  currency_not_supported: 'NOT_SUPPORTED_CARD_TYPE',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  card_velocity_exceeded: 'EXCEED_MAX_AMOUNT',
  withdrawal_count_limit_exceeded: 'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  authentication_required: 'INVALID_AUTHORIZE_AUTH',
  payment_intent_authentication_failure: 'INVALID_AUTHORIZE_AUTH',
  incorrect_pin: 'INVALID_PASSWORD',
  pin_try_exceeded: 'EXCEED_MAX_AUTH_COUNT',
  processing_error: 'PROCESSING_ERROR',
  issuer_not_available: 'FAILED_CARD_COMPANY',
  try_again_later: 'FAILED_CARD_COMPANY',
}

interface PaymentError {
  code?: string | null | undefined
  decline_code?: string | null | undefined
}
/** The bank's own reason comes first; a decline without one is the decision of the card company. */
export function declineCode(error: PaymentError | null | undefined) {
  const { code, decline_code: reason } = error ?? {}
  return codes[reason ?? ''] ?? codes[code ?? ''] ?? 'CARD_DECLINED'
}
