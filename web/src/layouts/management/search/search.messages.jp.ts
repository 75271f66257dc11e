import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { managementSearchMessages as texts } from './search.messages.ts'

export const managementSearchMessages: Japanese<typeof texts> = {
  open: '管理画面の検索',
  placeholder: '画面、会員、注文、{class}を検索',
  close: '閉じる',
  found: '検索結果',
  searching: '検索しています',
  nothing: '見つかりませんでした。別の言葉でお試しください。',
  pages: '画面',
  members: '会員',
  orders: '注文',
  classes: '{class}',
}
