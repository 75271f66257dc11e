import type { RoomMessage } from 'contract/learning/live-rooms/schemas'

/** Merges two lists by number; a message of the newer list replaces the known one. */
export function merged(known: readonly RoomMessage[], newer: readonly RoomMessage[]): RoomMessage[] {
  const all = new Map([...known, ...newer].map((message) => [message.liveMessageSeq, message]))
  return [...all.values()].toSorted((one, other) => one.liveMessageSeq - other.liveMessageSeq)
}
