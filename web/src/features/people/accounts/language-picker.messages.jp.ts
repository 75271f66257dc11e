import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { languagePickerMessages as texts } from './language-picker.messages.ts'

export const languagePickerMessages: Japanese<typeof texts> = {
  language: '言語',
}
