import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { keywordsMessages as texts } from './keywords.messages.ts'

export const keywordsMessages: Japanese<typeof texts> = {
  label: 'キーワード',
  hint: 'Enterまたはコンマで一つずつ追加します。例：ヨガ、ストレッチ、瞑想',
  full: 'これ以上追加できません。合計200文字までです。',
  twice: 'すでに追加されているキーワードです。',
  wrong: 'キーワードは100文字までです。',
  remove: '{tag}を削除',
}
