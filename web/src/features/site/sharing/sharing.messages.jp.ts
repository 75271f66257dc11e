import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { shareMessages as texts } from './sharing.messages.ts'

export const shareMessages: Japanese<typeof texts> = {
  share: '共有',
  title: '共有',
  close: '閉じる',
  mail: 'メール',
  naver: 'NAVER',
  band: 'BAND',
  facebook: 'Facebook',
  x: 'X',
  message: 'メッセージ',
  kakao: 'カカオトーク',
  copy: 'リンクをコピー',
  more: '他のアプリで共有',
  copied: '共有リンクをコピーしました。',
  notCopied: 'コピーできませんでした。上のアドレスを選択してコピーしてください。',
  address: '共有するアドレス',
  qr: 'QRコード',
  qrText: 'スマートフォンのカメラで読み取るとページが開きます。ポスターや案内にお使いください。',
  qrSave: 'QRコードを保存',
  notice: 'お知らせ',
  missing:
    'カカオトークの共有機能を読み込めませんでした。広告ブロックやネットワークを確認し、もう一度お試しください。',
  ok: 'OK',
  open: '詳しく見る',
}
