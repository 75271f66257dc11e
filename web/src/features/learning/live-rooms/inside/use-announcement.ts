import { useState } from 'react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import type { useRoomMessages } from './use-room-messages.ts'

/** The last message of a host to all groups while they are open, until the user has read it. */
export function useAnnouncement({ messages }: ReturnType<typeof useRoomMessages>, { groups }: RoomState) {
  const [readUpTo, setReadUpTo] = useState(0)
  const last = groups
    ? messages.findLast(
        ({ isAnnouncement, isMine, isRemoved, createdAt }) =>
          isAnnouncement && !isMine && !isRemoved && createdAt >= groups.opensAt,
      )
    : undefined
  const announcement = last && last.liveMessageSeq > readUpTo ? last : null
  return { announcement, dismiss: () => last && setReadUpTo(last.liveMessageSeq) }
}
