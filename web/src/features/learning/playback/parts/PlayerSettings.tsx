import { IconSettings } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classroomMessages } from '../../lessons/lessons.messages.ts'
import { SPEEDS } from './speeds.ts'
import type { Quality } from './use-hls.ts'
import { OFF, type Captioning } from './use-captions.ts'
import css from './Player.module.css'

const AUTO = -1
interface SettingsProps {
  video: HTMLVideoElement | null
  qualities: Quality[]
  level: number
  onLevel: (level: number) => void
  /** Whether learners may choose the speed. */
  hasSpeed: boolean
  captions: Captioning
}

/** Quality and speed. The menu is inside the player, so that it is available in fullscreen. */
export function PlayerSettings({ video, qualities, level, onLevel, hasSpeed, captions }: SettingsProps) {
  const t = useMessages(classroomMessages)
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const speed = useSpeed(video)
  const panel = useId()
  useEffect(() => {
    if (!isOpen) return
    const away = ({ target }: Event) => {
      if (!(target instanceof Node) || !root.current?.contains(target)) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])
  const qualityOptions = [
    { value: AUTO, label: t('auto') },
    ...qualities.map(({ level: value, height }) => ({ value, label: `${height}p` })),
  ]
  return (
    <div ref={root} className={css.settings}>
      <button
        type="button"
        className={css.gear}
        aria-label={t(captions.options.length > 0 ? 'settingsAll' : hasSpeed ? 'settings' : 'quality')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {hasSpeed && <span className="num">{speed}×</span>}
        <IconSettings size={20} aria-hidden />
      </button>
      {isOpen && (
        <div id={panel} className={css.panel}>
          {qualities.length > 0 && (
            <Choices legend={t('quality')} value={level} options={qualityOptions} onChange={onLevel} />
          )}
          {captions.options.length > 0 && (
            <Choices
              legend={t('captions')}
              value={captions.shown}
              options={[{ value: OFF, label: t('captionsOff') }, ...captions.options]}
              onChange={captions.choose}
            />
          )}
          {hasSpeed && (
            <Choices
              legend={t('speed')}
              value={speed}
              options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
              onChange={(rate) => setRate(video, rate)}
            />
          )}
        </div>
      )}
    </div>
  )
}

interface ChoicesProps<Value> {
  legend: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}
function Choices<Value extends string | number>({ legend, value, options, onChange }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.choice}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="num">{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

const setRate = (element: HTMLVideoElement | null, rate: number) => {
  const video = element
  if (video) video.playbackRate = rate
}
function useSpeed(video: HTMLVideoElement | null) {
  const [speed, setSpeed] = useState(1)
  useEffect(() => {
    if (!video) return
    const updateSpeed = () => setSpeed(video.playbackRate)
    video.addEventListener('ratechange', updateSpeed)
    return () => video.removeEventListener('ratechange', updateSpeed)
  }, [video])
  return speed
}
