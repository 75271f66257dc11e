/** The digits of an input. */
export const phoneDigits = (text: string) => text.replace(/\D/g, '')
/** 2–3 digits area, 3–4, 4; or nothing. docs/rules.md R-005. */
export const phoneForm = /^(\d{9,11})?$/
export const isPhone = (digits: string) => phoneForm.test(digits)

/** 010-1234-5678, 02-123-4567. */
export function formatPhone(digits: string) {
  if (digits.startsWith('02'))
    return [digits.slice(0, 2), digits.slice(2, -4), digits.slice(-4)].filter(Boolean).join('-')
  if (digits.length < 9) return digits
  return [digits.slice(0, 3), digits.slice(3, -4), digits.slice(-4)].filter(Boolean).join('-')
}

/** The digits of a phone as a spreadsheet holds it: Excel drops the zero before a number. */
export function readPhone(text: string) {
  const digits = phoneDigits(text.replace(/^\+82[\s-]*/, '0'))
  return /^1\d{8,9}$/.test(digits) ? `0${digits}` : digits
}
