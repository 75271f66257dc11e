import { Alert } from '../ui/layers/Alert.tsx'
import { platformMessages } from './words/platform.messages.ts'
import { useMessages } from './words/use-messages.ts'

export interface RefusalAlertProps {
  message: string
  onClose: () => void
}

/** The server's own sentence, or a general one where it gave none. */
export function RefusalAlert({ message, onClose }: RefusalAlertProps) {
  const t = useMessages(platformMessages)
  return (
    <Alert open title={t('notice')} okLabel={t('ok')} onClose={onClose}>
      {message || t('wrongText')}
    </Alert>
  )
}
