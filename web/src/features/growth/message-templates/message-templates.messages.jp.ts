import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { messageTemplateMessages as texts } from './message-templates.messages.ts'

export const messageTemplateMessages: Japanese<typeof texts> = {
  load: 'テンプレートを読み込む',
  save: 'テンプレートとして保存',
  loadTitle: 'テンプレート',
  loadWhy: '読み込むと、現在の件名と本文がテンプレートの内容に置き換わります。',
  use: '読み込む',
  replace: '現在の内容に置き換える',
  remove: '削除',
  actionsOf: '{name}の管理',
  empty: '保存したテンプレートはまだありません',
  emptyText: 'よく送る内容をテンプレートとして保存すると、次回から読み込んで使えます。',
  close: '閉じる',
  cancel: 'キャンセル',
  saveTitle: 'テンプレートとして保存しますか？',
  name: 'テンプレート名',
  nameNeeded: 'テンプレート名を入力してください。',
  saved: 'テンプレートとして保存しました',
  loaded: 'テンプレートを読み込みました',
  replaced: 'テンプレートを現在の内容に置き換えました',
  removed: 'テンプレートを削除しました',
  removeTitle: 'テンプレートを削除しますか？',
  removeText: '「{name}」が削除されます。作成済みのキャンペーンはそのままです。',
  updatedAt: '{time} 保存',
  failed: '処理できませんでした。しばらくしてからもう一度お試しください。',
}
