/** Cents as the text of a field: 1250 → `12.50`; null is an empty text. */
export const dollarsOf = (cents: number | null) =>
  cents === null ? '' : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** Reduces typed text to an amount in dollars: `$1,2x.505` → `12.50`. */
export function typedDollars(text: string) {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const dollars = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_DIGITS)
  return rest.length === 0 ? dollars : `${dollars || '0'}.${rest.join('').slice(0, 2)}`
}
/** Limits the amount to less than ten million dollars. */
const MAX_DIGITS = 7

export function centsOf(dollars: string): number | null {
  if (dollars === '') return null
  const [whole = '0', part = ''] = dollars.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
