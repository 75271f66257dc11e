import { dictionary } from '../../../platform/words/dictionary.ts'

export const earnMessages = dictionary('earnMessages', {
  ko: {
    point: '{amount}포인트',
    xp: '경험치 {amount}',
    credit: '크레딧 {amount}',
    earns: '완료하면 {what}',
    earned: '{what} 받음',
  },
  en: {
    point: '{amount} points',
    xp: '{amount} XP',
    credit: '{amount} credits',
    earns: 'Earns {what}',
    earned: 'Earned {what}',
  },
})
