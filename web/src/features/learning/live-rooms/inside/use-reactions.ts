import { useEffect, useRef, useState } from 'react'
import { reactions, type Reaction } from 'contract/learning/live-rooms/live-rooms.rules'
import type { CurriculumSeq } from 'contract/values/ids'
import { useRealtime } from '../../../../platform/realtime.ts'

const SHOWN_MS = 4000
export interface RoomReaction {
  id: number
  userSeq: number
  reaction: Reaction
}

/** The reactions of the last seconds. */
export function useReactions(itemSeq: CurriculumSeq) {
  const [list, setList] = useState<readonly RoomReaction[]>([])
  const lastId = useRef(0)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
    }
  }, [])
  useRealtime('live_reaction', ({ curriculumSeq, userSeq, reaction }) => {
    const name = reactions[reaction]
    if (curriculumSeq !== itemSeq || name === undefined) return
    lastId.current += 1
    const id = lastId.current
    setList((known) => [...known, { id, userSeq, reaction: name }])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setList((known) => known.filter((one) => one.id !== id))
    }, SHOWN_MS)
    timers.current.add(timer)
  })
  return list
}
