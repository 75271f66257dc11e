import { dictionary } from '../../../platform/words/dictionary.ts'

export const roundMessages = dictionary('roundMessages', {
  ko: { part: '{n}기' },
  en: { part: 'Round {n}' },
})
