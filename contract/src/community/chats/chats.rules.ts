import type { RefusalName } from '../../http/refusals.ts'

/** ALL: everybody in the room may write. STAFF: only the staff of its course. */
export const chatWriters = ['ALL', 'STAFF'] as const
export type ChatWriters = (typeof chatWriters)[number]

/** Of a room of the site: all its members, or those who may learn in one of its classes now. docs/rules.md R-1134. */
export const chatAudiences = ['MEMBERS', 'STUDENTS'] as const
export type ChatAudience = (typeof chatAudiences)[number]

/** The most rooms of a course, and of the site. docs/rules.md R-382. */
export const MAX_ROOMS = 20
export const MAX_LETTERS = 2000

interface Room {
  writers: ChatWriters
  isClosed: boolean
}
/** The reason why a person in the room may not write there; null when they may. docs/rules.md R-383. */
export function checkWriting({ writers, isClosed }: Room, { isStaff }: { isStaff: boolean }) {
  if (isClosed) return 'CHAT_CLOSED' satisfies RefusalName
  return writers === 'STAFF' && !isStaff ? ('CHAT_STAFF_ONLY' satisfies RefusalName) : null
}

/** Whether an address of a room at another service is one: https, so that nothing runs and nothing is read on the way. */
export const isSecureUrl = (text: string) => /^https:\/\/[^\s/?#]+\.[^\s]+$/i.test(text)

export interface TextPiece {
  text: string
  /** The target of a link; null for plain text. */
  href: string | null
}
/** Characters that belong to an address only when more of it follows; otherwise they belong to the sentence. */
const ENDS = /[.,!?;:'")\]}>]+$/

/**
 * Splits a text so that the addresses in it become links. Only http and https count, and only ASCII: a Korean particle behind an
 * address is not part of it. docs/rules.md R-386.
 */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const match of text.matchAll(/https?:\/\/[a-z0-9][!#-;=?-~]*/gi)) {
    const address = match[0].replace(ENDS, '')
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), href: null })
    pieces.push({ text: address, href: address })
    at = match.index + address.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null })
  return pieces
}
