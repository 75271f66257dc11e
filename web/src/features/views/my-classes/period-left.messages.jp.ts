import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { periodLeftMessages as texts } from './period-left.messages.ts'

export const periodLeftMessages: Japanese<typeof texts> = {
  unlimited: '受講期間の制限なし',
  until: '{date}まで',
  left: '残り{count}日',
  today: '今日まで',
  over: '{date}に受講期間が終了しました',
}
