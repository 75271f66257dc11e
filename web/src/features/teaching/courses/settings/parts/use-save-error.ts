import { isRefusal, type Refusal } from '../../../../../platform/call.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { classSettingsMessages } from '../class-settings.messages.ts'

/** The message of the save bar after a refusal: that of the first field, or the name of the person who saved before. */
export function useSaveError(refused: Refusal | null): string | undefined {
  const t = useMessages(classSettingsMessages)
  if (!refused) return undefined
  const [sentence = refused.message] = Object.values(refused.fields)
  return isRefusal(refused, 'CLASS_STATE_CHANGED') ? t('conflict') : sentence
}
