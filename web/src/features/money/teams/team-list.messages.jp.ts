import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { teamListMessages as texts } from './team-list.messages.ts'

export const teamListMessages: Japanese<typeof texts> = {
  listTitle: 'メンバーシップのチーム',
  listSub: '1名が決済し、複数の方が利用するメンバーシップです。',
  listEmpty: 'チームはまだありません',
  listEmptyText: 'メンバーシップにチームの人数を設定すると、会員がチームで加入できます。',
  count: '{count}件',
  search: '決済した会員・メンバーシップを検索',
  clear: '消去',
  state: '状態',
  allStates: 'すべての状態',
  noMatch: '条件に合うチームがありません',
  showAll: 'すべて表示',
  payer: '決済した会員',
  usage: '利用 / 席',
  usageOf: '{taken} / {count}',
  amount: '決済金額',
  period: '利用終了日',
}
