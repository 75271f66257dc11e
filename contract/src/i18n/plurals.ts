/** class → classes, study → studies, goods → goods. A suggestion; the owner may enter another plural. */
export function pluralOf(word: string) {
  if (/(?:[^s]s|goods)$/i.test(word) && !/(?:us|is|as)$/i.test(word)) return word
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /[a-z]$/i.test(word) ? `${word}s` : word
}
