import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { challengeDepositMessages as texts } from './challenge-deposit.messages.ts'

export const challengeDepositMessages: Japanese<typeof texts> = {
  title: '保証金の返金',
  allBack: '達成率{rate}%以上で、お支払い額を全額お返しします。',
  partBack: '達成率{rate}%以上で、お支払い額の{percent}%をお返しします。',
  shareBack: 'それ未満は達成率に応じてお返しします。',
  nothingBelow: '{rate}%未満は返金がありません。',
  elseNothing: 'それ未満は返金がありません。',
  now: '現在の達成率なら{amount}の返金',
  atMost: '最大{amount}',
  returned: '{amount}をお返ししました',
  nothing: '今回の返金はありません',
}
