import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { documentMessages as texts } from './documents.messages.ts'

export const documentMessages: Japanese<typeof texts> = {
  prompt: 'ファイルを選ぶか、ここにドロップしてください',
  hint: '1ファイル{most}まで · PDF、Office、画像、音声、ZIPなど',
  hintPapers: '{most}まで · PDF、JPG、PNG',
  sending: 'アップロード中 {percent}%',
  sendingOf: '{name}をアップロード中',
  remove: '{name}を外す',
  cancel: '{name}のアップロードをキャンセル',
  again: 'もう一度アップロード',
  againOf: '{name}をもう一度アップロード',
  notTaken: 'アップロードできない種類のファイルです',
  tooLarge: '{most}を超えるファイルです',
  empty: '空のファイルです',
  notSent: 'アップロードできませんでした。接続を確認してもう一度お試しください。',
  download: '{name}をダウンロード',
  downloadFailed: 'ファイルを開けませんでした。しばらくしてからもう一度お試しください。',
}
