import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { categoriesMessages as texts } from './categories.messages.ts'

export const categoriesMessages: Japanese<typeof texts> = {
  manage: 'カテゴリー管理',
  title: 'カテゴリー管理',
  about: '一覧とトップページにこの順で表示されます。',
  none: 'カテゴリーはまだありません。下に名前を入力して追加してください。',
  name: '{name}の名前',
  newName: '新しいカテゴリー名',
  add: '追加',
  up: '{name}を上へ',
  down: '{name}を下へ',
  remove: '{name}を削除',
  orphans: '削除したカテゴリーの{class}はカテゴリーなしになります。公開中は{count}件です。',
  same: '同じ名前が二つあります。',
  empty: '名前を入力してください。',
  saved: 'カテゴリーを保存しました。',
  save: '保存する',
  cancel: 'キャンセル',
  close: '閉じる',
  failed: '保存できませんでした。もう一度お試しください。',
}
