import { useState } from 'react'
import { MAX_TIMER_SECONDS } from 'contract/learning/live-rooms/timer.rules'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { liveTimerMessages } from './timer.messages.ts'
import type { RoomCommands } from './use-commands.ts'
import type { TimerView } from './use-room-timer.ts'
import css from './Timer.module.css'

const PRESET_MINUTES = [1, 3, 5, 10]
const MAX_MINUTES = MAX_TIMER_SECONDS / 60

interface DialogProps {
  view: TimerView | null
  commands: RoomCommands
  onClose: () => void
}

/** Where hosts start the timer, and change the one that runs. */
export function TimerDialog({ view, commands, onClose }: DialogProps) {
  const t = useMessages(liveTimerMessages)
  const isOpen = view !== null && view.phase !== 'over'
  return (
    <Dialog open onClose={onClose} title={t('title')} size="small" closeLabel={t('close')}>
      {isOpen ? (
        <OpenTimer view={view} commands={commands} onClose={onClose} />
      ) : (
        <NewTimer commands={commands} onClose={onClose} />
      )}
    </Dialog>
  )
}

function OpenTimer({ view: { left, phase }, commands, onClose }: DialogProps & { view: TimerView }) {
  const t = useMessages(liveTimerMessages)
  return (
    <div className={css.dialog}>
      <p className={`num ${css.left}`} role="timer" aria-label={t('left', { time: formatLength(left) })}>
        {formatLength(left)}
      </p>
      <div className={css.actions}>
        <Button
          variant="outline"
          onPress={() => commands.setTimer({ command: phase === 'paused' ? 'RESUME' : 'PAUSE' })}
        >
          {t(phase === 'paused' ? 'resume' : 'pause')}
        </Button>
        <Button variant="outline" onPress={() => commands.setTimer({ command: 'ADD_MINUTE' })}>
          {t('addMinute')}
        </Button>
        <Button
          onPress={() => {
            commands.setTimer({ command: 'END' })
            onClose()
          }}
        >
          {t('end')}
        </Button>
      </div>
    </div>
  )
}

function NewTimer({ commands, onClose }: Omit<DialogProps, 'view'>) {
  const t = useMessages(liveTimerMessages)
  const [minutes, setMinutes] = useState<number | null>(5)
  const start = (count: number) => {
    commands.setTimer({ command: 'START', seconds: count * 60 })
    onClose()
  }
  return (
    <Form
      className={css.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        if (minutes) start(minutes)
      }}
    >
      <p>{t('hint')}</p>
      <div className={css.actions}>
        {PRESET_MINUTES.map((count) => (
          <Button key={count} variant="outline" onPress={() => start(count)}>
            {t('presetMinutes', { count })}
          </Button>
        ))}
      </div>
      <NumberInput
        label={t('length')}
        unit={t('minutes')}
        value={minutes}
        onChange={setMinutes}
        max={MAX_MINUTES}
      />
      <Button type="submit" disabled={!minutes}>
        {t('start')}
      </Button>
    </Form>
  )
}
