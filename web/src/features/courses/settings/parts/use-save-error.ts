import { refusals } from 'contract/refusals'
import type { Refusal } from '../../../../platform/call.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { classSettingsWords } from '../class-settings.words.ts'

/** What the save bar says about a refused save: the first field's own sentence, or who was faster. */
export function useSaveError(refused: Refusal | null): string | undefined {
  const t = useWords(classSettingsWords)
  if (!refused) return undefined
  if (refused.code === refusals.CLASS_STATE_CHANGED.code) return t('conflict')
  return Object.values(refused.fields)[0] ?? refused.message
}
