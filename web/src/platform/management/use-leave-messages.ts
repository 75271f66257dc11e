import { useWords } from '../words/use-words.ts'
import { managementWords } from './management.messages.ts'

/** What is asked before something unsaved is left behind. */
export function useLeaveWords() {
  const t = useWords(managementWords)
  return { title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }
}
