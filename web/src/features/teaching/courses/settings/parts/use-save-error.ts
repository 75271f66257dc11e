import { isRefusal, type Refusal } from '../../../../../platform/call.ts'
import { useWords } from '../../../../../platform/words/use-words.ts'
import { classSettingsWords } from '../class-settings.messages.ts'

/** The message of the save bar for a refused save: the first field's own, or who saved before. */
export function useSaveError(refused: Refusal | null): string | undefined {
  const t = useWords(classSettingsWords)
  if (!refused) return undefined
  const [sentence = refused.message] = Object.values(refused.fields)
  return isRefusal(refused, 'CLASS_STATE_CHANGED') ? t('conflict') : sentence
}
