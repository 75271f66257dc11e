import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { accountSecurityMessages as texts } from './account-security.messages.ts'

export const accountSecurityMessages: Japanese<typeof texts> = {
  title: 'アカウントの保護',
  lead: 'パスワード、2段階認証、ログイン中の端末、退会は{host}で管理します。ここと同じメールアドレスとパスワードでログインしてください。',
  open: 'アカウントの保護へ',
  back: '{site}から来ました。',
  goBack: 'サイトに戻る',
  secondFactor: '2段階認証',
  on: '使用中',
  off: '未使用',
  notLoaded: '2段階認証の情報を読み込めませんでした。',
  retry: '再試行',
  keyLead: 'このアドレスで使うパスキーを追加すると、指紋や顔で確認できます。',
}
