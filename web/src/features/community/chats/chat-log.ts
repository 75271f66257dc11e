import { seoulDay } from 'contract/values/korea-time'
import type { ChatMessage } from 'contract/community/chats/schemas'

/** Merges two lists by message number; a message of the newer list replaces the known one. */
export function merged(older: readonly ChatMessage[], newer: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map([...older, ...newer].map((message) => [message.chatMessageSeq, message]))
  return [...all.values()].toSorted((one, other) => one.chatMessageSeq - other.chatMessageSeq)
}

export interface Turn {
  key: number
  /** Set on the first group of a day. */
  day: string | null
  /** The unread messages start with this group. */
  isNewFrom: boolean
  messages: ChatMessage[]
}
const MINUTE = 60_000
const minuteOf = ({ createdAt }: ChatMessage) => Math.floor(new Date(createdAt).getTime() / MINUTE)
const dayOf = ({ createdAt }: ChatMessage) => seoulDay(new Date(createdAt))

/**
 * Groups messages of one person within one minute. `readUpTo` marks the first unread message of another person; it is
 * null for a user who never opened the chat room.
 */
export function turnsOf(messages: readonly ChatMessage[], readUpTo: number | null): Turn[] {
  const firstNew =
    readUpTo === null
      ? undefined
      : messages.find(({ chatMessageSeq, isMine }) => chatMessageSeq > readUpTo && !isMine)
  // Above all shown messages, the mark would have no meaning.
  const line = firstNew === messages[0] ? undefined : firstNew
  const turns: Turn[] = []
  let before: ChatMessage | undefined
  for (const message of messages) {
    const isNewDay = !before || dayOf(before) !== dayOf(message)
    const isSame = before?.writerSeq === message.writerSeq && minuteOf(before) === minuteOf(message)
    if (isNewDay || !isSame || message === line)
      turns.push({
        key: message.chatMessageSeq,
        day: isNewDay ? message.createdAt : null,
        isNewFrom: message === line,
        messages: [message],
      })
    else turns.at(-1)?.messages.push(message)
    before = message
  }
  return turns
}
