import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { meetingMessages as texts } from './meeting.messages.ts'

export const meetingMessages: Japanese<typeof texts> = {
  byItself: 'Zoomミーティングが自動で作られます',
  byItselfWhy:
    '保存するとサイトのZoomアカウントにミーティングが作られ、時間やタイトルを変えるとミーティングも変わります。リンクの入力は不要です。',
  made: 'Zoomミーティングが作られました',
  madeWhy: 'ミーティング番号 {id}。{participant}は入場ボタンから入り、進行役は同じボタンで開始します。',
  making: 'Zoomミーティングを作成しています',
  failed: 'Zoomミーティングを作成できませんでした',
  notChanged: '変更内容をZoomミーティングに反映できませんでした',
  KEYS: 'サイトのキーがZoomで受け付けられません。ライブ設定でキーを保存し直してください。',
  PERMISSION: 'Zoomアプリに必要な権限(Scope)が足りません。ライブ設定の案内をご確認ください。',
  HOST: '進行役のZoomユーザーがミーティングを開けません。ライブ設定で進行役のメールアドレスをご確認ください。',
  UNREACHABLE: 'Zoomが応答しないため、しばらくしてから自動で再試行します。',
  REFUSED:
    'Zoomがこのミーティングを受け付けませんでした。タイトルと時間を確認して再試行するか、リンクを入力してください。',
  code: 'Zoomコード {code}',
  retry: '再試行する',
  retried: '再試行できませんでした。しばらくしてからもう一度押してください。',
  own: '自分で作ったミーティングのリンクを使う',
  ownWhy: '自動で作られたミーティングは削除され、下のリンクで入場します。',
  tagMaking: 'ミーティング作成中',
  tagFailed: 'ミーティング作成失敗',
}
