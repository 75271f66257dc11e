import type { Japanese } from '../../platform/words/dictionary.ts'
import type { shareWords as texts } from './share.words.ts'

export const shareWords: Japanese<typeof texts> = {
  share: '共有',
  title: '共有',
  close: '閉じる',
  mail: 'メール',
  facebook: 'Facebook',
  kakao: 'カカオトーク',
  copy: 'リンクをコピー',
  more: '他のアプリで共有',
  copied: '共有リンクをコピーしました。',
  notCopied: 'コピーできませんでした。下のアドレスを選択してコピーしてください。',
  address: '共有するアドレス',
  notice: 'お知らせ',
  missing:
    'カカオトークの共有機能を読み込めませんでした。広告ブロックやネットワークを確認し、もう一度お試しください。',
  ok: 'OK',
  open: '詳しく見る',
}
