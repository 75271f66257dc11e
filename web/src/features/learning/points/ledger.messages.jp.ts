import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { ledgerMessages as texts } from './ledger.messages.ts'

export const ledgerMessages: Japanese<typeof texts> = {
  title: 'ポイント履歴',
  count: '{count}件',
  sub: '会員のポイント・経験値・クレジットがいつ、なぜ変わったかを確認できます。',
  search: 'お名前またはメールアドレス',
  clear: 'クリア',
  anyKind: 'すべての種類',
  source: '区分',
  anySource: 'すべての区分',
  CURRICULUM: '学習で獲得',
  STAFF: '運営者による付与・減算',
  from: '開始日',
  to: '終了日',
  who: '会員',
  when: '日時',
  why: '内容',
  balance: '残高',
  empty: 'ポイント履歴はまだありません',
  emptyText: '会員がポイント対象の項目を完了するか、運営者が付与すると表示されます。',
  noMatch: '条件に合う履歴がありません',
  showAll: 'すべて表示',
}
