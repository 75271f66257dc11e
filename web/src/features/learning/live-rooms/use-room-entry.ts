import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { reportWatching, stopWatching } from 'contract/learning/live-rooms/audience.api'
import { enterRoom, getRoomSignature, getRoomState } from 'contract/learning/live-rooms/api'
import { now } from '../../../platform/clock.ts'
import { useLine, useRealtime } from '../../../platform/realtime.ts'
import { useChannel, useSite } from '../../../platform/site.tsx'
import type { LessonRef } from './live-rooms.api.ts'
import type { OpenBroadcast } from './audience/broadcast-room.ts'
import { openEntry, type OpenMedia } from './room-entry.ts'
import { tabKey } from './tab-key.ts'
import { whenStarted } from './when-started.ts'

const ASK_AGAIN_MS = 20_000
/** Many learners fetch the state after one change: each waits a random time of at most this long. */
const SPREAD_MS = 700
/** An audience is larger, and sees everything some seconds later. */
const AUDIENCE_SPREAD_MS = 3000

interface Openers {
  openMedia: OpenMedia
  openBroadcast: OpenBroadcast
}
/** The way of this tab through a room, as the messages of the server change it. */
export function useRoomEntry({ courseSeq, itemSeq }: LessonRef, { openMedia, openBroadcast }: Openers) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const [store] = useState(() => {
    const tab = tabKey()
    const lesson = { channelSeq, courseSeq, itemSeq }
    return openEntry({
      enter: () => whenStarted(() => call(enterRoom, { ...lesson, body: { tab } })),
      read: () => call(getRoomState, { ...lesson, query: { tab } }),
      sign(takesOver) {
        const query = { itemSeq, tab, takeOver: takesOver ? ('Y' as const) : ('N' as const) }
        return whenStarted(() => call(getRoomSignature, { channelSeq, courseSeq, query }))
      },
      openMedia(signature, choices) {
        if (!signature.broadcast) return openMedia(signature, choices)
        return openBroadcast(signature.broadcast, {
          report: () => call(reportWatching, { ...lesson, body: { tab } }),
          leave: () => call(stopWatching, { ...lesson, body: { tab } }),
        })
      },
    })
  })
  const { entry, state, ahead } = useSyncExternalStore(store.watch, store.get, store.get)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const spread = state?.audience ? AUDIENCE_SPREAD_MS : SPREAD_MS
  const mayWait = entry.phase === 'inside' && !state?.isHost
  useRealtime('live_room', ({ curriculumSeq, liveMessageSeq }) => {
    if (curriculumSeq !== itemSeq || liveMessageSeq !== null || timer.current) return
    const later = () => {
      timer.current = null
      void store.refresh()
    }
    timer.current = setTimeout(later, mayWait ? Math.random() * spread : 0)
  })
  useLine((isOpen) => {
    if (isOpen) void store.refresh({ isLineNew: true })
  })
  useMoves({ entry, state, ahead }, store.refresh)
  useEffect(() => {
    const again = setInterval(() => void store.refresh(), ASK_AGAIN_MS)
    return () => {
      clearInterval(again)
      if (timer.current) clearTimeout(timer.current)
      store.drop()
    }
  }, [store])
  return { entry, state, ahead, store }
}

/** The server moves nobody before its own clock says so. */
const MARGIN_MS = 250
/** Fetches the state when the user is moved to a group or back, or the groups end. docs/rules.md R-991. */
function useMoves({ entry, state, ahead }: RoomView, refresh: () => Promise<void>) {
  const isInside = entry.phase === 'inside'
  const movesAt = state?.groups?.next?.at ?? state?.groups?.closesAt ?? null
  const next = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (!isInside || movesAt === null) return
    const left = new Date(movesAt).getTime() - now().getTime() - ahead
    const timer = setTimeout(() => next(), Math.max(0, left) + MARGIN_MS + Math.random() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [isInside, movesAt, ahead])
}
type RoomView = Pick<ReturnType<typeof useRoomEntry>, 'entry' | 'state' | 'ahead'>
