import { dictionary } from '../../../platform/words/dictionary.ts'

export const languagePickerMessages = dictionary('languagePickerMessages', {
  ko: {
    language: '언어',
  },
  en: {
    language: 'Language',
  },
})
