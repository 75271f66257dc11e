import { Alert } from '../ui/layers/Alert.tsx'
import { platformWords } from './words/platform.words.ts'
import { useWords } from './words/use-words.ts'

/** The server's own sentence, or a general one where it gave none. */
export function RefusalAlert({ message, onClose }: { message: string; onClose: () => void }) {
  const t = useWords(platformWords)
  return (
    <Alert open title={t('notice')} okLabel={t('ok')} onClose={onClose}>
      {message || t('wrongText')}
    </Alert>
  )
}
