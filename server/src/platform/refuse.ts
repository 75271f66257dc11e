import type { RefusalName } from 'contract/http/refusals'
import type { Values } from 'contract/i18n/sentences'

/** An expected "no". The HTTP layer turns it into its code and text. */
export class Refused extends Error {
  readonly refusal: RefusalName
  /** Errors by field, in the caller's language. */
  readonly fields: Record<string, string> | null
  /** Values for its text, such as a number of minutes. */
  readonly values: Values
  constructor(refusal: RefusalName, fields: Record<string, string> | null = null, values: Values = {}) {
    super(refusal)
    this.refusal = refusal
    this.fields = fields
    this.values = values
  }
}
/** Whether an error is a refusal; with names: one of these. */
export const isRefusal = <Name extends RefusalName>(
  error: unknown,
  ...names: Name[]
): error is Refused & { refusal: Name } =>
  error instanceof Refused && (names.length === 0 || names.some((name) => name === error.refusal))
export const refuse = (
  refusal: RefusalName,
  fields: Record<string, string> | null = null,
  values: Values = {},
) => new Refused(refusal, fields, values)
