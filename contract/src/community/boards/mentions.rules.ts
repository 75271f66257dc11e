/** How many people a comment or a post may mention. */
export const MAX_MENTIONS = 10
/** How many are offered at once. */
export const MENTIONS_AT_ONCE = 10
export const MENTION_SEARCH_LENGTH = 30

export interface MentionSearch {
  /** Where the sign stands. */
  start: number
  q: string
}
/** What somebody types behind an @ before the caret; null where they mention nobody. docs/rules.md R-1109. */
export function mentionSearchAt(text: string, caret: number): MentionSearch | null {
  const start = text.lastIndexOf('@', caret - 1)
  if (start < 0 || caret <= start) return null
  // An address of mail is no mention.
  if (start > 0 && !/\s/.test(text.charAt(start - 1))) return null
  const q = text.slice(start + 1, caret)
  return /\s/.test(q) || q.length > MENTION_SEARCH_LENGTH ? null : { start, q }
}

export const mentionOf = (name: string) => `@${name}`

/** Whom of these people a text still names. docs/rules.md R-1109. */
export const namedIn = <Person extends { name: string }>(text: string, people: readonly Person[]) =>
  people.filter(({ name }) => name !== '' && text.includes(mentionOf(name)))

export interface TextPart {
  /** Where it begins. */
  at: number
  text: string
  isMention: boolean
}
/** A text as it is read, with the mentions of these names apart: the longer of two names first. */
export function splitMentions(text: string, names: readonly string[]): TextPart[] {
  const signs = names
    .filter((name) => name !== '')
    .map(mentionOf)
    .toSorted((one, other) => other.length - one.length)
  const parts: TextPart[] = []
  let from = 0
  let at = 0
  const add = (end: number, isMention: boolean) => {
    if (end > from) parts.push({ at: from, text: text.slice(from, end), isMention })
    from = end
  }
  while (at < text.length) {
    const start = at
    const sign = signs.find((one) => text.startsWith(one, start))
    if (sign === undefined) {
      at += 1
      continue
    }
    add(at, false)
    at += sign.length
    add(at, true)
  }
  add(text.length, false)
  return parts
}

interface Mentioned {
  /** Everybody whom the text mentions. */
  names: readonly string[]
  gone: string
  instead: string
}
/** The text with another name for one of those whom it mentions; a longer name that begins alike stays. docs/rules.md R-1109. */
export const renameMention = (text: string, { names, gone, instead }: Mentioned) =>
  splitMentions(text, names)
    .map((part) => (part.isMention && part.text === mentionOf(gone) ? mentionOf(instead) : part.text))
    .join('')
