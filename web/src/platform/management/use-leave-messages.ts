import { useMessages } from '../words/use-messages.ts'
import { managementMessages } from './management.messages.ts'

/** The texts of the prompt that protects unsaved changes. */
export function useLeaveMessages() {
  const t = useMessages(managementMessages)
  return { title: t('leaveTitle'), text: t('leaveText'), leave: t('leave'), stay: t('stay') }
}
