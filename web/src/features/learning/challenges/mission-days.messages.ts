import { dictionary } from '../../../platform/words/dictionary.ts'

/** On which days of a term a mission is done. */
export const missionDaysMessages = dictionary('missionDaysMessages', {
  ko: {
    everyDay: '매일',
    onDays: '{from}일차 – {until}일차',
    fromDay: '{from}일차부터',
    oneDay: '{from}일차',
  },
  en: {
    everyDay: 'Every day',
    onDays: 'Days {from} to {until}',
    fromDay: 'From day {from}',
    oneDay: 'Day {from}',
  },
})
