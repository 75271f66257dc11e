import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { googleMeetMessages as texts } from './google-meet.messages.ts'

export const googleMeetMessages: Japanese<typeof texts> = {
  google: 'Google Meetの連携',
  googleWhy:
    '連携すると、Google Meetで行うライブ{course}の保存時にGoogleカレンダーへ予定が作られ、時間やタイトルを変えると予定も変わります。',
  account: 'Googleアカウント',
  connectedAt: '連携した日時',
  checkedAt: '最後の確認',
  KEYS: 'Google側で連携が解除されました。下からもう一度連携してください。',
  PERMISSION:
    'カレンダーの権限がありません。Google Calendar APIが有効かご確認のうえ、下からもう一度連携してください。',
  HOST: 'このGoogleアカウントではカレンダーを利用できません。別のアカウントで連携してください。',
  UNREACHABLE: 'Googleに接続できませんでした。しばらくしてからもう一度ご確認ください。',
  disconnectTitle: 'Googleの連携を解除しますか？',
  disconnectWhy:
    '保存された連携情報を削除し、Googleで許可した権限も取り消します。新しいミーティングは作られなくなります。作成済みの予定はGoogleカレンダーに残り、{participant}はそのまま入場できます。',
  disconnected: 'Googleの連携を解除しました。',
  keys: 'Googleクライアント',
  keysWhy: 'Google Cloudで一度だけ作成します。クライアントシークレットは暗号化して保管し、再表示しません。',
  step1:
    'Google Cloudコンソール(console.cloud.google.com)でプロジェクトを作成し、APIライブラリでGoogle Calendar APIを有効にします。',
  step2:
    'OAuth同意画面のデータアクセスにcalendar.eventsのスコープを追加し、アプリを公開します。テストのままでは連携が7日ごとに切れます。',
  step3:
    '「ウェブ アプリケーション」のクライアントを作成し、承認済みのリダイレクトURIに下のアドレスをそのまま入力します。',
  redirectUrl: '承認済みのリダイレクトURI',
  clientId: 'クライアントID',
  clientSecret: 'クライアントシークレット',
  secretKept: '保存されています。変更する場合だけ入力してください。',
  needed: '入力してください',
  connect: 'Googleにログインして連携する',
  again: 'Googleにログインして連携し直す',
  entry:
    'ミーティングを作ったGoogleアカウントで入る人が主催者です。{participant}は参加をリクエストし、主催者がMeetで承認します。',
  failed: '処理できませんでした。もう一度お試しください。',
  returning: 'Googleアカウントを連携しています',
  saved: 'Googleアカウントを連携しました。',
  cancelled: 'Googleへのログインをキャンセルしました',
  cancelledText: '連携するには、もう一度ログインしてカレンダーの権限を許可してください。',
  notConnected: 'Googleアカウントを連携できませんでした',
  ended:
    'Googleへのログインの有効期限が切れたか、別のウィンドウで始められました。ライブ設定からもう一度連携してください。',
  back: 'ライブ設定へ',
}
