/** The default: all lessons. docs/rules.md R-336. */
export const DEFAULT_MIN_PERCENT = 100

/** Letters and digits that are not mistaken for one another. */
export const CERTIFICATE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUP = 4
/** `ABCD2345EFGH` → `ABCD-2345-EFGH`. */
export const inGroups = (letters: string) => (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')

/** First and last letter of a name, for third parties who verify a certificate: `김*수`. docs/rules.md R-337. */
export function maskedName(name: string) {
  const letters = Array.from(name.trim())
  const [first = ''] = letters
  if (letters.length < 3) return `${first}*`
  return `${first}${'*'.repeat(letters.length - 2)}${letters.at(-1) ?? ''}`
}
