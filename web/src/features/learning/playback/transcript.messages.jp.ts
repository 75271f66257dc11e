import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { transcriptMessages as texts } from './transcript.messages.ts'

export const transcriptMessages: Japanese<typeof texts> = {
  transcript: '文字起こし',
  open: '文字起こしを表示',
  close: '文字起こしを閉じる',
  language: '文字起こしの言語',
  search: '文字起こしを検索',
  clear: '検索語を消す',
  found: '{count}件見つかりました',
  failed: '文字起こしを読み込めませんでした。',
  loading: '文字起こしを読み込み中',
}
