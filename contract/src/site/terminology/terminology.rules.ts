export const KEYWORD_MAX = 20
/** What would break a sentence: marks of templates and markup, line breaks, signs that turn or hide the text around them. */
export const BREAKING = /[{}<>|\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
/** What is wrong with a word somebody typed; null when it can be said. docs/rules.md R-223. */
export function checkWord(text: string): 'EMPTY' | 'LONG' | 'MARKS' | null {
  if (BREAKING.test(text)) return 'MARKS'
  if (text.trim() === '') return 'EMPTY'
  return text.trim().length > KEYWORD_MAX ? 'LONG' : null
}
