import { useCallback } from 'react'
import { useRealtime, useSay } from '../../../../platform/realtime.ts'
import type { LessonRef } from '../../lessons/lessons.api.ts'

interface Heard {
  playId: string
  onStopped: () => void
  /** The same account started on another device: may this player continue? */
  onAsk: () => void
}

/** Announces to the member's other windows what plays here, and receives from them and the server when to stop. */
export function useWatchCommands({ curriculumSeq }: LessonRef, { playId, onStopped, onAsk }: Heard) {
  useRealtime('turn_off', (message) => {
    if (message.playId === playId) onStopped()
  })
  useRealtime('turn_on', (message) => {
    if (message.curriculumSeq === curriculumSeq) onAsk()
  })
  const send = useSay()
  const say = useCallback(
    (cmd: 'turn_on' | 'turn_off') => send({ cmd, curriculumSeq }),
    [send, curriculumSeq],
  )
  return { say }
}
