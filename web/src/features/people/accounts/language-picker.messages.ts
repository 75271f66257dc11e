import { dictionary } from '../../../platform/words/dictionary.ts'

export const languagePickerWords = dictionary('languagePickerWords', {
  ko: {
    language: '언어',
  },
  en: {
    language: 'Language',
  },
})
