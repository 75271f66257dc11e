import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { roundWords as texts } from './rounds-shown.messages.ts'

export const roundWords: Japanese<typeof texts> = { part: '第{n}期' }
