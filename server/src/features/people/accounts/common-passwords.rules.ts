const substitutes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => substitutes[sign] ?? sign)

/** The most characters allowed around a word of the list: fewer around a short one, because little is left to guess. */
const MAX_AROUND = 6
const MAX_AROUND_SHORT = 4
const SHORT_WORD = 6

interface Against {
  /** Common passwords, in lower case. */
  known: ReadonlySet<string>
  email: string | null
}
/**
 * docs/rules.md R-468: a password of the list in any case and with the usual character substitutions, or such a word (or the name
 * in the user's own address) with only a few other characters around it.
 */
export function isCommonPassword(password: string, { known, email }: Against) {
  const plain = password.normalize('NFKC').toLowerCase()
  if (known.has(plain) || known.has(spelled(plain))) return true
  const name = email?.split('@')[0]?.toLowerCase()
  return stemsOf(plain).some((stem) => {
    const around = plain.length - stem.length
    if (stem.length < 4 || around > (stem.length < SHORT_WORD ? MAX_AROUND_SHORT : MAX_AROUND)) return false
    return known.has(stem) || known.has(spelled(stem)) || stem === name
  })
}

/** The password without surrounding digits and symbols, and without surrounding symbols only. */
const stemsOf = (plain: string) => [
  plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
  plain.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''),
]
