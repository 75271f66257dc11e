import { dictionary } from '../../../platform/words/dictionary.ts'

export const periodLeftMessages = dictionary('periodLeftMessages', {
  ko: {
    unlimited: '수강 기간 제한 없음',
    until: '{date}까지',
    left: '{count}일 남음',
    today: '오늘까지',
    over: '{date}에 수강 기간이 끝났어요',
  },
  en: {
    unlimited: 'No time limit',
    until: 'Until {date}',
    left: '{count} {count|day/days} left',
    today: 'Ends today',
    over: 'Your access ended on {date}',
  },
})
