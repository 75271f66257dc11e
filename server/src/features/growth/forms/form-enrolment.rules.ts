import type { EnrolState } from 'contract/growth/forms/form-events.rules'
import type { RefusalName } from 'contract/http/refusals'

export const ENROLLED = 'ENROLLED'
/** What is stored of a refusal: a price is named as such, whatever the checkout says of it. */
export const outcomeOfRefusal = (refusal: RefusalName) =>
  refusal === 'PRICE_CHANGED' ? 'FORM_CLASS_PAID' : refusal

/** The state of a stored outcome; without one while a job still has to enrol. */
export function stateOf(outcome: string | null): EnrolState {
  if (outcome === null) return 'PENDING'
  if (outcome === ENROLLED) return 'ENROLLED'
  return outcome === 'ALREADY_ENROLLED' ? 'ALREADY' : 'REFUSED'
}
