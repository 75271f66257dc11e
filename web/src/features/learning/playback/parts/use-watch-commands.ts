import { useCallback } from 'react'
import { useRealtime, useSay } from '../../../../platform/realtime.ts'
import type { Place } from '../../lessons/lessons.api.ts'

interface Heard {
  playId: string
  onStopped: () => void
  /** Somebody with this account began elsewhere: may this player go on? */
  onAsk: () => void
}

/** Tells this member's other windows what plays here, and hears from them and from the server when it has to stop. */
export function useWatchCommands({ curriculumSeq }: Place, { playId, onStopped, onAsk }: Heard) {
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
