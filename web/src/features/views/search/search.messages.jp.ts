import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { searchMessages as texts } from './search.messages.ts'

export const searchMessages: Japanese<typeof texts> = {
  title: '検索',
  titleOf: '「{q}」の検索結果',
  field: '検索ワード',
  placeholder: '{class}、{instructor}、{notice}を検索',
  clear: 'クリア',
  found: '「{q}」の検索結果 {count}件',
  foundMany: '「{q}」の検索結果は{count}件以上あります',
  classes: '{class}',
  teachers: '{instructor}',
  categories: 'カテゴリー',
  notices: '{notice}',
  pages: 'ページ',
  texts: '{class}の説明',
  more: 'すべて見る',
  start: '何をお探しですか？',
  startText: '{class}名、{instructor}、カテゴリー、{notice}から探せます。',
  none: '「{q}」に一致する結果はありません',
  noneText: '表記を確認するか、短い言葉でお試しください。',
  browse: '{class}をすべて見る',
  failed: '検索できませんでした',
  retry: '再試行',
  loading: '検索しています',
}
