import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { consentMessages as texts } from './consent.messages.ts'

export const consentMessages: Japanese<typeof texts> = {
  title: '受信同意の記録',
  NEWS: 'お知らせ',
  NIGHT: '夜間の受信',
  agreed: '同意',
  declined: '拒否',
  JOIN: '登録時',
  ACCOUNT: 'マイ情報で',
  MAIL: 'メールのリンクで',
  ONE_CLICK: 'メールアプリの配信停止ボタンで',
  NOTICE: '2年ごとの受信同意の確認メールを送信しました',
}
