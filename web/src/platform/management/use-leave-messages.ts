import { useWords } from '../words/use-words.ts'
import { managementWords } from './management.messages.ts'

/** The texts of the prompt before unsaved changes are left behind. */
export function useLeaveWords() {
  const t = useWords(managementWords)
  return { title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }
}
