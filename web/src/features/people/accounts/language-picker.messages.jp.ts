import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { languagePickerWords as texts } from './language-picker.messages.ts'

export const languagePickerWords: Japanese<typeof texts> = {
  language: '言語',
}
