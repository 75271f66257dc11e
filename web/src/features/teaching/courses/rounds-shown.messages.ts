import { dictionary } from '../../../platform/words/dictionary.ts'

export const roundWords = dictionary('roundWords', {
  ko: { part: '{n}기' },
  en: { part: 'Round {n}' },
})
