import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { pushMessages as texts } from './push.messages.ts'

export const pushMessages: Japanese<typeof texts> = {
  title: 'この端末でプッシュ通知を受け取る',
  lead: 'サイトを見ていないときも新しい通知をお知らせします。ログアウトするとオフになります。',
  on: 'この端末に通知をお送りします。',
  off: 'この端末には通知をお送りしません。',
  denied:
    'ブラウザーでこのサイトの通知がブロックされています。ブラウザーの設定で許可してから、もう一度オンにしてください。',
  unsupported: 'このブラウザーではプッシュ通知を受け取れません。',
  insecure: 'プッシュ通知は安全な接続（https）でのみ受け取れます。',
  homeScreen: 'iPhoneとiPadでは「ホーム画面に追加」し、そのアイコンから開くと受け取れます。',
  failed: '変更できませんでした。しばらくしてからもう一度お試しください。',
}
