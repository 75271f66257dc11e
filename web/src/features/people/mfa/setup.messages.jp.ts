import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { setupMessages as texts } from './setup.messages.ts'

export const setupMessages: Japanese<typeof texts> = {
  title: '認証アプリを追加',
  close: '閉じる',
  scan: '認証アプリでこのQRコードを読み取ってください。',
  qr: '認証アプリで読み取るQRコード',
  onPhone: 'この端末の認証アプリに追加',
  openApp: '認証アプリを開く',
  orType: 'アプリに直接入力するときは、このキーを使ってください。',
  copyKey: 'キーをコピー',
  keyCopied: 'キーをコピーしました。',
  type: 'アプリに表示される6桁の数字を入力してください。',
  code: '認証コード',
  appName: '認証アプリ',
  add: '追加する',
  failed: 'しばらくしてからもう一度お試しください。',
  codesTitle: '復旧コードを保管してください',
  codesText: '携帯電話をなくしたとき、このコードでログインできます。1回ずつ使え、表示されるのは今だけです。',
  codes: '復旧コード',
  copy: 'コピー',
  copied: '復旧コードをコピーしました。',
  download: 'ダウンロード',
  print: '印刷',
  fileHead: '{site} 復旧コード（{email}）',
  kept: '安全な場所に保管しました',
  done: '完了',
}
