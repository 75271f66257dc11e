import { useCallback } from 'react'
import { useRealtime, useSay } from '../../../../platform/realtime.ts'
import type { LessonRef } from '../../lessons/lessons.api.ts'

interface WatchEvents {
  playId: string
  onStopped: () => void
  /** The same account started playback on another device: checks whether this player may continue. */
  onAsk: () => void
}

/** Announces playback to the member's other windows, and receives stop commands from them and the server. */
export function useWatchCommands({ curriculumSeq }: LessonRef, { playId, onStopped, onAsk }: WatchEvents) {
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
