import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { missionDaysMessages as texts } from './mission-days.messages.ts'

export const missionDaysMessages: Japanese<typeof texts> = {
  everyDay: '毎日',
  onDays: '{from}日目〜{until}日目',
  fromDay: '{from}日目から',
  oneDay: '{from}日目',
}
