import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { unsubscribeMessages as texts } from './unsubscribe.messages.ts'

export const unsubscribeMessages: Japanese<typeof texts> = {
  title: 'メールの配信停止',
  ask: '{email}への{site}のお知らせメールを停止しますか？',
  stays: 'お支払いや受講に必要なご案内は引き続きお送りします。',
  unsubscribe: '配信を停止する',
  doneTitle: '配信を停止しました',
  done: '{email}に{site}のお知らせメールはお送りしません。',
  subscribe: '再び受け取る',
  backTitle: '配信を再開しました',
  back: '{email}に{site}のお知らせを再びお送りします。',
  deadTitle: 'リンクが正しくありません',
  deadText: 'メールのリンクをもう一度押してください。ログイン後、登録情報の編集からも変更できます。',
  notLoaded: '読み込めませんでした。',
  retry: '再試行',
  failed: '変更できませんでした。しばらくしてからもう一度お試しください。',
}
