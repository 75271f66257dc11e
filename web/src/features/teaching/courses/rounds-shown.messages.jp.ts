import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { roundMessages as texts } from './rounds-shown.messages.ts'

export const roundMessages: Japanese<typeof texts> = { part: '第{n}期' }
