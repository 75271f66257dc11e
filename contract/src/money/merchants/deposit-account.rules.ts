/** Days that a buyer has for a bank deposit, unless the site says otherwise, and how many a site can give. */
export const DEFAULT_DUE_DAYS = 3
export const MAX_DUE_DAYS = 14

export const LONGEST_BANK = 40
export const LONGEST_ACCOUNT = 30
export const LONGEST_HOLDER = 60

const MIN_DIGITS = 7
const MAX_DIGITS = 20

/** Whether this can be the number of a bank account: digits with single hyphens between them. docs/rules.md R-730. */
export function isAccountNumber(text: string) {
  const digits = text.replaceAll('-', '')
  return /^\d+(-\d+)*$/.test(text) && digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS
}
