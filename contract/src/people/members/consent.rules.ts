/** After so many years a site has to say again what a person agreed to (Network Act art. 50 (8)). */
const NOTICE_YEARS = 2
export const MAX_CHOICES = 20

/** Consents and notices before this moment are due for the next notice. docs/rules.md R-1177. */
export function noticeDueBefore(now: Date): Date {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - NOTICE_YEARS)
  return before
}
