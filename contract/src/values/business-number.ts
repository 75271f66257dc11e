const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const

/** The ten digits of a Korean business number; null for anything else. */
export function businessDigits(text: string) {
  const digits = text.replaceAll(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? digits : null
}

/** Whether the check digit of a Korean business number is right. docs/rules.md R-237. */
export function isBusinessNumber(text: string) {
  const digits = businessDigits(text)
  if (digits === null) return false
  const at = (position: number) => Number(digits[position])
  const sum = WEIGHTS.reduce((total, weight, position) => total + weight * at(position), 0)
  return at(9) === (10 - ((sum + Math.floor((at(8) * 5) / 10)) % 10)) % 10
}

/** Either a Korean business number, or a number with letters from another country. */
export const isLikelyBusinessNumber = (text: string) =>
  text.trim() === '' || /[A-Za-z]/.test(text) || isBusinessNumber(text)
