import { IconMessageCircle, IconPlugConnectedX } from '@tabler/icons-react'
import { useState } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { connectionMessages } from './connection.messages.ts'
import type { MediaProblem } from './participant.ts'
import css from './ConnectionAlert.module.css'

interface AlertProps {
  problem: MediaProblem | null
  /** The UDP port of the server; null where it is not known. */
  port: number | null
  onRetry: (options: { isSoundOnly: boolean }) => void
  onChat: () => void
}

/** In place of the stage, after picture and sound did not come through: why, what to do, and how to take part all the same. R-994. */
export function ConnectionAlert({ problem, port, onRetry, onChat }: AlertProps) {
  const t = useMessages(connectionMessages)
  const [isChatOnly, setChatOnly] = useState(false)
  const retry = <Button onPress={() => onRetry({ isSoundOnly: false })}>{t('retry')}</Button>
  if (isChatOnly)
    return (
      <div className={css.alert} role="status">
        <IconMessageCircle size={40} aria-hidden />
        <h2>{t('chatTitle')}</h2>
        <p>{t('chatText')}</p>
        <div className={css.actions}>{retry}</div>
      </div>
    )
  const isBlocked = problem === 'BLOCKED'
  const forAdministrator = port ? t('stepPort', { port: String(port) }) : t('stepFirewall')
  const steps = isBlocked
    ? [t('stepNetwork'), t('stepVpn'), forAdministrator]
    : [t('stepInternet'), t('stepLater')]
  return (
    <div className={css.alert} role="alert">
      <IconPlugConnectedX size={40} aria-hidden />
      <h2>{t(isBlocked ? 'titleBLOCKED' : 'titleUNREACHABLE')}</h2>
      <p>{t(isBlocked ? 'whyBLOCKED' : 'whyUNREACHABLE')}</p>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={css.actions}>
        {retry}
        <Button variant="outline" onPress={() => onRetry({ isSoundOnly: true })}>
          {t('soundOnly')}
        </Button>
        <Button
          variant="outline"
          onPress={() => {
            setChatOnly(true)
            onChat()
          }}
        >
          {t('chatOnly')}
        </Button>
      </div>
    </div>
  )
}
