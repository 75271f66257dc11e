import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { bookMessages as texts } from './book.messages.ts'

export const bookMessages: Japanese<typeof texts> = {
  bookOf: '{title}の出席簿',
  close: '閉じる',
  failed: '出席簿を読み込めませんでした',
  retry: '再試行',
  sum: '{total}名中{count}名出席',
  nobody: 'まだ{participant}がいません。',
  came: '{time} 入場',
  noted: '{time} 確認',
  inside: '{minutes}分参加',
  late: '遅刻',
  leftEarly: '早退',
  allHere: '全員出席',
  whole: 'すべての{course}の出席を一つのファイルに',
  notYet: '出席は{course}の当日から確認できます。',
  search: '名前で探す',
  clear: '消す',
  noSuch: 'その名前の人はいません。',
  markFailed: '保存できませんでした。もう一度押してください。',
}
