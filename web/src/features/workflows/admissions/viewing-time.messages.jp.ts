import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { viewingTimeMessages as texts } from './viewing-time.messages.ts'

export const viewingTimeMessages: Japanese<typeof texts> = {
  add: '視聴時間を追加',
  title: '{name}さんの視聴時間を追加',
  lesson: '{course}',
  choose: '{course}を選択してください',
  left: '{title} · 残り{minutes}分',
  minutes: '追加する時間',
  minute: '分',
  none: '視聴時間が決まっている{course}はありません。',
  recorded: '{participant}に通知が届き、誰がどれだけ追加したかは操作履歴に残ります。',
  failed: '視聴時間を追加できませんでした。しばらくしてからもう一度お試しください。',
  save: '追加',
  cancel: 'キャンセル',
  done: '{name}さんに{minutes}分を追加しました',
}
