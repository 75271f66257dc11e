import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { guardMessages as texts } from './guard.messages.ts'

export const guardMessages: Japanese<typeof texts> = {
  title: '運営者の2段階認証',
  switch: '運営者に2段階認証を求める',
  hint: 'オンにすると、2段階認証を設定していない運営者は設定が終わるまで管理画面に入れません。学ぶ会員には影響しません。',
  needOwn: '先にご自分のアカウントに2段階認証を設定してください。',
  setUp: '2段階認証を設定する',
  missing: '未設定の運営者：{names}',
  everybody: 'すべての運営者が2段階認証を使っています。',
  turnedOn: '今後、運営者は2段階認証がないと入れません。',
  turnedOff: '運営者に2段階認証を求めなくなりました。',
  failed: 'しばらくしてからもう一度お試しください。',
  notLoaded: '設定を読み込めませんでした。',
  retry: '再試行',
  screenTitle: '2段階認証を設定してください',
  screenLead: '{site}は運営者に2段階認証を求めています。1分で終わります。',
  ready: '設定が終わりました。管理画面をご利用いただけます。',
  goOn: '管理画面へ',
}
