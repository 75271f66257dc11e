import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { classroomMessages } from '../../lessons/lessons.messages.ts'
import css from './Player.module.css'

const SECONDS = 10
const KEY = 'goes-on'

function remembered() {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
function remember(isOn: boolean) {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Then it is chosen again next time.
  }
}

interface EndProps {
  title: string
  /** What the next open lesson is called; null where there is none. */
  coming: string | null
  onAgain: () => void
  onNext: (() => void) | null
}

/** Shown over a video that is over; the next lesson starts by itself unless the learner switched that off. */
export function EndOfVideo({ title, coming, onAgain, onNext }: EndProps) {
  const t = useMessages(classroomMessages)
  const [goesOn, setGoesOn] = useState(remembered)
  const left = useCountdown(goesOn && coming !== null ? onNext : null)
  return (
    <div className={css.end}>
      <p className="clamp1">{t('endedHere', { title })}</p>
      {left !== null && coming !== null && (
        <p role="timer">{t('nextIn', { seconds: left, title: coming })}</p>
      )}
      <Button variant="bar" onPress={onAgain}>
        {t('again')}
      </Button>
      {onNext && <Button onPress={onNext}>{t('next')}</Button>}
      {coming !== null && (
        <label className={css.goesOn}>
          <input
            type="checkbox"
            checked={goesOn}
            onChange={() => {
              remember(!goesOn)
              setGoesOn(!goesOn)
            }}
          />
          {t('goesOn')}
        </label>
      )}
    </div>
  )
}

/** A learner who writes or reads in a dialog is not led away from it. */
const isBusy = () =>
  document.activeElement?.matches('textarea, input:not([type=checkbox])') === true ||
  document.querySelector('dialog:modal') !== null

/** Seconds until `done` happens; null where nothing is awaited. */
function useCountdown(done: (() => void) | null) {
  const [left, setLeft] = useState(SECONDS)
  const isOn = done !== null
  const tick = useEffectEvent(() => {
    if (isBusy()) return
    if (left <= 1) done?.()
    else setLeft(left - 1)
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => tick(), 1000)
    return () => {
      clearInterval(timer)
      setLeft(SECONDS)
    }
  }, [isOn])
  return isOn ? left : null
}
