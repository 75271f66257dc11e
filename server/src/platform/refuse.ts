import type { RefusalName } from 'contract/refusals'
import type { Values } from 'contract/sentences'

/** An expected "no". The edge turns it into its wire code and a sentence. */
export class Refused extends Error {
  readonly refusal: RefusalName
  /** What is wrong with which field, in the caller's language. */
  readonly fields: Record<string, string> | null
  /** What its sentence names, such as a number of minutes. */
  readonly values: Values
  constructor(refusal: RefusalName, fields: Record<string, string> | null = null, values: Values = {}) {
    super(refusal)
    this.refusal = refusal
    this.fields = fields
    this.values = values
  }
}
export const refuse = (
  refusal: RefusalName,
  fields: Record<string, string> | null = null,
  values: Values = {},
) => new Refused(refusal, fields, values)
