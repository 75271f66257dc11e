import type { RefusalName } from 'contract/refusals'

/** An expected "no". The edge turns it into its wire code and a sentence. */
export class Refused extends Error {
  readonly refusal: RefusalName
  /** What is wrong with which field, in the caller's language. */
  readonly fields: Record<string, string> | null
  constructor(refusal: RefusalName, fields: Record<string, string> | null = null) {
    super(refusal)
    this.refusal = refusal
    this.fields = fields
  }
}
export const refuse = (refusal: RefusalName, fields: Record<string, string> | null = null) =>
  new Refused(refusal, fields)
