/** Returns only the digits of a typed or pasted text. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** 1234567 → 1,234,567, alike in all languages. `toLocaleString` takes 30 ms to initialize on every page. */
export function withSeparators(value: number) {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** 01012345678 → 010-1234-5678, 0212345678 → 02-1234-5678; an incomplete number is grouped the same way. */
export function asPhone(digits: string): string {
  const area = digits.startsWith('02') ? 2 : 3
  const isShort = digits.length === area + SHORT
  const middle = area + (isShort ? 3 : 4)
  return [digits.slice(0, area), digits.slice(area, middle), digits.slice(middle, area + 8)]
    .filter(Boolean)
    .join('-')
}
/** The number of digits after the prefix if the middle part has three. */
const SHORT = 7
