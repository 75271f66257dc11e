/** Only the digits of what was typed or pasted. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** 1234567 → 1,234,567 */
export const withSeparators = (value: number) => value.toLocaleString('ko-KR')

/** 01012345678 → 010-1234-5678; what is typed so far is grouped the same way. */
export function asPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 11)].filter(Boolean).join('-')
}
