import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as captionsApi from 'contract/learning/live-rooms/captions.api'
import { freshCaptions } from 'contract/learning/live-rooms/captions.rules'
import { now } from '../../../../platform/clock.ts'
import { useRealtime } from '../../../../platform/realtime.ts'
import { useChannel, useSite } from '../../../../platform/site.tsx'
import type { LessonRef } from '../live-rooms.api.ts'

/** So often captions are fetched at most; the more people are inside, the less often by each of them. */
const SOON_MS = 150
const SOON_MS_PER_PERSON = 10
const MAX_SOON_MS = 2000
const TICK_MS = 1000
/** How many sentences stand on the screen. */
const LINES = 2

/** The sentences on the screen, fetched while the user reads them. docs/rules.md R-1219. */
export function useCaptionLines(
  { courseSeq, itemSeq }: LessonRef,
  { isRead, ahead, peopleCount }: ReadingInput,
) {
  const { call } = useSite()
  const { channelSeq } = useChannel()
  const [list, setList] = useState<readonly captionsApi.Caption[]>([])
  const [here, setHere] = useState(() => now().getTime())
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const refresh = useCallback(
    () =>
      call(captionsApi.listCaptions, { channelSeq, courseSeq, itemSeq }).then(
        (answer) => setList(answer.list),
        () => {
          // The next sentence fetches them again.
        },
      ),
    [call, channelSeq, courseSeq, itemSeq],
  )
  const soon = useEffectEvent(() => {
    if (timer.current || !isRead) return
    const wait = Math.min(MAX_SOON_MS, SOON_MS + peopleCount * SOON_MS_PER_PERSON)
    timer.current = setTimeout(() => {
      timer.current = null
      void refresh()
    }, wait)
  })
  useRealtime('live_caption', ({ curriculumSeq }) => {
    if (curriculumSeq === itemSeq) soon()
  })
  useEffect(() => {
    if (!isRead) return
    void refresh()
    const ticking = setInterval(() => setHere(now().getTime()), TICK_MS)
    return () => {
      clearInterval(ticking)
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
    }
  }, [isRead, refresh])
  const dated = list.map((one) => ({ ...one, saidAt: new Date(one.saidAt) }))
  return isRead ? freshCaptions(dated, new Date(here + ahead), LINES) : []
}
interface ReadingInput {
  isRead: boolean
  /** By how many milliseconds the server's clock is ahead of this one. */
  ahead: number
  peopleCount: number
}
