import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { socialMessages as texts } from './social.messages.ts'

export const socialMessages: Japanese<typeof texts> = {
  KAK: 'カカオ',
  NAV: 'NAVER',
  GOG: 'Google',
  FAB: 'Facebook',
  through: '{provider}で続ける',
  or: 'または',
  ways: '他の方法でログイン',
  byEmail: 'メールアドレスで登録',
  unsupported:
    'このブラウザーではGoogleログインを利用できません。ChromeまたはSafariでこのページを開いてください。',
  failed: 'ソーシャルログインに失敗しました。しばらくしてからもう一度お試しください。',
  sameEmail: '同じメールアドレスのアカウントがあります',
  sameEmailText:
    '{email}で登録されたアカウントがすでにあります。統合すると、両方のアカウントの{class}とお支払い履歴を1つのアカウントで確認でき、どちらの方法でもログインできます。',
  sameEmailCode: 'このメールアドレスにお送りする認証コードを確認してから統合します。',
  integrate: 'アカウントを統合する',
  later: 'あとで',
  integrated: 'アカウントの統合が完了しました',
  integratedText: 'これからは1つのアカウントでご利用いただけます。他の端末では再度ログインしてください。',
  ok: 'OK',
  close: '閉じる',
  askAddress: 'メールアドレスをお知らせください',
  askAddressText: '{class}のご案内と領収書をお送りするメールアドレスです。認証コードをお送りします。',
  email: 'メールアドレス',
  send: '認証コードを受け取る',
  badEmail: 'メールアドレスの形式で入力してください',
  coming: 'ログインしています',
  notIn: 'ログインできませんでした',
  toLogin: 'ログイン画面へ',
  notConnected: '連携できませんでした',
  toInfo: '会員情報へ',
  closing: 'このウィンドウは閉じてもかまいません',
}
