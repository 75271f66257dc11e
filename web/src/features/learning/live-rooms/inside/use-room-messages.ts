import { useCallback, useEffect, useRef, useState } from 'react'
import { listRoomMessages } from 'contract/learning/live-rooms/api'
import type { RoomMessage } from 'contract/learning/live-rooms/schemas'
import type { LiveGroupSeq } from 'contract/values/ids'
import { useRealtime } from '../../../../platform/realtime.ts'
import { useChannel, useSite } from '../../../../platform/site.tsx'
import { merged } from './message-list.ts'
import type { LessonRef } from '../live-rooms.api.ts'

const ASK_AGAIN_MS = 45_000

interface MessagesInput {
  isOpen: boolean
  /** The group in which the user is; null for the room itself. */
  group: LiveGroupSeq | null
}

/** The messages of the lesson: fetched when the socket says that there are new ones, and now and then without it. */
export function useRoomMessages(lessonRef: LessonRef, { isOpen, group }: MessagesInput) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const { courseSeq, itemSeq } = lessonRef
  const [messages, setMessages] = useState<readonly RoomMessage[]>([])
  const [error, setError] = useState<unknown>(null)
  const [isLoaded, setLoaded] = useState(false)
  const add = useCallback((list: readonly RoomMessage[]) => setMessages((known) => merged(known, list)), [])
  const refresh = useCallback(
    () =>
      call(listRoomMessages, { channelSeq, courseSeq, itemSeq }).then(
        ({ list }) => {
          add(list)
          setError(null)
          setLoaded(true)
        },
        (failure: unknown) => setError(failure),
      ),
    [call, channelSeq, courseSeq, itemSeq, add],
  )
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [refresh])
  const lastGroup = useRef(group)
  useEffect(() => {
    if (lastGroup.current === group) return
    lastGroup.current = group
    // The messages of another group are others.
    void refresh()
  }, [group, refresh])
  useRealtime('live_room', (message) => {
    if (message.curriculumSeq === itemSeq && message.liveMessageSeq !== null) void refresh()
  })
  return { messages, error, isLoaded, refresh, add, unreadCount: useUnread(messages, { isOpen, isLoaded }) }
}

/** How many messages of others came while the panel was closed. What was written before the user came counts as read. */
function useUnread(
  messages: readonly RoomMessage[],
  { isOpen, isLoaded }: { isOpen: boolean; isLoaded: boolean },
) {
  const [readUpTo, setReadUpTo] = useState<number | null>(null)
  const last = messages.at(-1)?.liveMessageSeq ?? 0
  const isRead = isLoaded && (isOpen || readUpTo === null)
  if (isRead && readUpTo !== last) setReadUpTo(last)
  if (isRead || readUpTo === null) return 0
  return messages.filter(({ liveMessageSeq, isMine }) => !isMine && liveMessageSeq > readUpTo).length
}
