import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { contentsMessages as texts } from './contents.messages.ts'

export const contentsMessages: Japanese<typeof texts> = {
  title: 'コンテンツ',
  lead: '日程なしですぐに見られる動画、電子書籍、資料を販売します。',
  make: 'コンテンツを作成',
  none: 'コンテンツはまだありません',
  noneText: '録画やPDFなど、一度作れば何度でも販売できるものを追加しましょう。',
  noMatch: '該当するコンテンツがありません',
  showAll: 'すべて表示',
  search: 'コンテンツ名で検索',
  clear: 'クリア',
  name: 'コンテンツ名',
  namePlaceholder: '例：1日10分のホームトレーニング',
  nameShort: '2文字以上入力してください。',
  state: '状態',
  price: '価格',
  noPrice: '未設定',
  buyers: '購入',
  actions: '管理',
  start: '作成',
  cancel: 'キャンセル',
  close: '閉じる',
  failed: '作成できませんでした。しばらくしてからもう一度お試しください。',
}
