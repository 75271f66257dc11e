import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { formEventsMessages as texts } from './form-events.messages.ts'

export const formEventsMessages: Japanese<typeof texts> = {
  message: '案内メッセージ',
  messageWhy: '送信した人にすぐ表示する言葉です。',
  useMessage: '自分で書いたメッセージを表示',
  text: 'メッセージ',
  textNeeded: '表示するメッセージを入力してください。',
  redirect: 'ページ移動',
  redirectWhy: '送信した人を別のページへ案内します。案内メッセージがある場合はボタンで移動します。',
  useRedirect: '別のページへ案内',
  url: '移動先アドレス',
  urlHint: 'サイト内のパス（/main）またはhttpsで始まるアドレス',
  urlWrong: '/で始まるパスかhttpsのアドレスを入力してください。',
  coupon: 'クーポン発行',
  couponWhy:
    'ログインして回答した会員のクーポンボックスに1枚入れます。受け取り済みや配布終了の場合は発行しません。',
  useCoupon: 'クーポンを渡す',
  couponChoice: 'クーポン',
  chooseCoupon: 'クーポンを選択してください',
  couponNeeded: '渡すクーポンを選択してください。',
  noCoupons: 'まだクーポンがありません。先にクーポンを作成してください。',
  notify: '運営者への通知',
  notifyWhy: '新しい回答が届くたびにオーナーとマネージャーに通知します。',
  useNotify: '通知を送る',
  isMailed: 'メールでも送る',
  saved: '保存しました',
  failed: '保存できませんでした。もう一度お試しください。',
}
