import type { RefusalName } from '../../http/refusals.ts'

/** Who writes into a room: everybody in it, or the staff of its class alone. */
export const chatWriters = ['ALL', 'STAFF'] as const
export type ChatWriters = (typeof chatWriters)[number]

/** So many rooms has a class at most. docs/rules.md R-382. */
export const MAX_ROOMS = 20
export const MAX_LETTERS = 2000

interface Room {
  writers: ChatWriters
  isClosed: boolean
}
/** Why somebody in the room may not write there; null when they may. docs/rules.md R-383. */
export function checkWriting({ writers, isClosed }: Room, { isStaff }: { isStaff: boolean }) {
  if (isClosed) return 'CHAT_CLOSED' satisfies RefusalName
  return writers === 'STAFF' && !isStaff ? ('CHAT_STAFF_ONLY' satisfies RefusalName) : null
}

export interface TextPiece {
  text: string
  /** Where it leads, for what is an address. */
  href: string | null
}
/** What may end an address only when something follows: a sentence goes on with it. */
const ENDS = /[.,!?;:'")\]}>]+$/

/** A text in pieces, so that addresses in it can be followed. Only http and https are
 * addresses, in the letters that addresses travel in: a Korean particle after one is not part of it. docs/rules.md R-386. */
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
