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
    // Without storage the learner chooses again next time.
  }
}

interface EndProps {
  title: string
  /** The title of the next open lesson; null if there is none. */
  coming: string | null
  onAgain: () => void
  onNext: (() => void) | null
}

/** Covers a video that has ended. The next lesson starts automatically unless the learner switched that off. */
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

/** Whether the learner is writing or reads a dialog, which the next lesson must not interrupt. */
const isBusy = () =>
  document.activeElement?.matches('textarea, input:not([type=checkbox])') === true ||
  document.querySelector('dialog:modal') !== null

/** The seconds until `done` runs; null without a countdown. */
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
