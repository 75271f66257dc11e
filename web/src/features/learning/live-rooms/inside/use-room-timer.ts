import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { isTimerShown, secondsLeft, type RoomTimer } from 'contract/learning/live-rooms/timer.rules'
import { now } from '../../../../platform/clock.ts'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { DeviceChoices } from '../check/device-choices.ts'
import { playTimerEnd } from '../check/test-tone.ts'
import { liveTimerMessages } from './timer.messages.ts'

export interface TimerView {
  phase: 'running' | 'paused' | 'over'
  left: number
}
const TICK_MS = 250
const read = (timer: RoomState['timer']): RoomTimer | null =>
  timer && { endsAt: timer.endsAt === null ? null : new Date(timer.endsAt), leftSeconds: timer.leftSeconds }

function viewAt(timer: RoomTimer | null, at: Date): TimerView | null {
  if (!timer || !isTimerShown(timer, at)) return null
  const left = secondsLeft(timer, at)
  if (!timer.endsAt) return { phase: 'paused', left }
  return { phase: left > 0 ? 'running' : 'over', left }
}

/**
 * The timer of the hosts as it is now, and its last change as a sentence for screen readers. Its end is heard once, unless the user
 * switched sounds off; it is seen and announced all the same. docs/rules.md R-1004.
 */
export function useRoomTimer({ timer }: RoomState, ahead: number, { speakerId, playsSounds }: DeviceChoices) {
  const t = useMessages(liveTimerMessages)
  const [here, setHere] = useState(() => now().getTime())
  const [sentence, setSentence] = useState('')
  const hasTimer = timer !== null
  useEffect(() => {
    if (!hasTimer) return
    // Also in a hidden tab: its user waits for the sound.
    const ticking = setInterval(() => setHere(now().getTime()), TICK_MS)
    return () => clearInterval(ticking)
  }, [hasTimer])
  const view = viewAt(read(timer), new Date(here + ahead))
  const phase = view?.phase ?? null
  const before = useRef(phase)
  const change = useEffectEvent((next: TimerView['phase'] | null) => {
    const last = before.current
    before.current = next
    if (last === next || !view) return
    const time = formatLength(view.left)
    if (next === 'running') setSentence(t(last === 'paused' ? 'resumed' : 'started', { time }))
    if (next === 'paused') setSentence(t('paused', { time }))
    if (next !== 'over' || last !== 'running') return
    setSentence(t('over'))
    if (playsSounds) playTimerEnd(speakerId).catch(() => {})
  })
  useEffect(() => change(phase), [phase])
  return { view, sentence }
}
