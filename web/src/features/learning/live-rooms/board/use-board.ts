import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import * as boardApi from 'contract/learning/live-rooms/board.api'
import { isLost, isRefusal, messageOf } from '../../../../platform/call.ts'
import { useLine, useRealtime } from '../../../../platform/realtime.ts'
import { useChannel, useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { openBoardStore } from './board-store.ts'
import { liveBoardMessages } from './board.messages.ts'

const ASK_AGAIN_MS = 20_000
/** So often the board is fetched at most; the more people are inside, the less often by each of them. */
const SOON_MS = 200
const SOON_MS_PER_PERSON = 15
const MAX_SOON_MS = 3000

/** The board as it is now, and what was drawn here. */
export function useBoard({ courseSeq, itemSeq }: LessonRef, peopleCount: number) {
  const t = useMessages(liveBoardMessages)
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const lesson = { channelSeq, courseSeq, itemSeq }
  const [store] = useState(() =>
    openBoardStore({
      read: (after) => call(boardApi.getBoard, { ...lesson, query: { after } }),
      draw: (changes) =>
        call(boardApi.drawOnBoard, {
          ...lesson,
          body: {
            changes: changes.map(({ shape, ...rest }) => ({
              ...rest,
              shape: shape && { ...shape, points: [...shape.points] },
            })),
          },
        }),
      mayRetry: (error) => isLost(error) || isRefusal(error, 'TOO_MANY_REQUESTS', 'SOMETHING_BROKE'),
    }),
  )
  const notify = useEffectEvent((error: unknown) =>
    toast({ text: messageOf(error, t('notDrawn')), tone: 'error' }),
  )
  useEffect(() => store.watchRefusals((error) => notify(error)), [store])
  const view = useSyncExternalStore(store.watch, store.get, store.get)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const soon = useEffectEvent(() => {
    if (timer.current) return
    const wait = Math.min(MAX_SOON_MS, SOON_MS + peopleCount * SOON_MS_PER_PERSON)
    timer.current = setTimeout(() => {
      timer.current = null
      void store.refresh()
    }, wait)
  })
  useRealtime('live_board', ({ curriculumSeq }) => {
    if (curriculumSeq === itemSeq) soon()
  })
  useLine((isOpen) => {
    if (isOpen) void store.refresh({ isWhole: true })
  })
  useEffect(() => {
    void store.refresh({ isWhole: true })
    const again = setInterval(() => void store.refresh(), ASK_AGAIN_MS)
    return () => {
      clearInterval(again)
      if (timer.current) clearTimeout(timer.current)
      store.close()
    }
  }, [store])
  return { store, view }
}
