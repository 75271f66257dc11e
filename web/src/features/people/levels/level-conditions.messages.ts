import { dictionary } from '../../../platform/words/dictionary.ts'

export const levelConditionMessages = dictionary('levelConditionMessages', {
  ko: {
    EVERYBODY: '모든 회원',
    HAND: '운영진이 직접 지정',
    finished: '수료한 {class} {count}개 이상',
    months: '가입한 지 {count}개월 이상',
    paid: '결제 금액 {count} 이상',
    points: '포인트 {count}점 이상',
  },
  en: {
    EVERYBODY: 'All members',
    HAND: 'Given by the staff',
    finished: '{class|s} finished: {count} or more',
    months: 'A member for {count} {n|month/months} or more',
    paid: 'Paid {count} or more',
    points: 'Points: {count} or more',
  },
})
