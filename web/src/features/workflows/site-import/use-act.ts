import { isProofMissing, messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { siteImportMessages } from './site-import.messages.ts'

/** Says why something did not work; a missing proof is prompted for by itself. */
export function useAct() {
  const t = useMessages(siteImportMessages)
  return (act: Promise<unknown>, done: () => void = () => {}) =>
    void act.then(done, (error: unknown) => {
      if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
    })
}
