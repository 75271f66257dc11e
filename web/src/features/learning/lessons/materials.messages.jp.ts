import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { materialMessages as texts } from './materials.messages.ts'

export const materialMessages: Japanese<typeof texts> = {
  empty: 'まだ資料がありません',
  emptyText: '資料が追加されるとここに集まります。',
  failed: '資料を読み込めませんでした',
  retry: '再試行',
  locked: 'まだ公開されていない{course}の資料です',
  goTo: '{title}へ',
  files: '資料 {count}件',
  noFiles: 'まだファイルがありません',
  view: '表示',
  viewOf: '{name}を表示',
}
