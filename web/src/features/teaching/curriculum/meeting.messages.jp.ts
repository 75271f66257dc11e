import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { meetingMessages as texts } from './meeting.messages.ts'

export const meetingMessages: Japanese<typeof texts> = {
  byItself: '{service}ミーティングが自動で作られます',
  byItselfWhy:
    '保存するとサイトに連携した{service}アカウントにミーティングが作られ、時間やタイトルを変えるとミーティングも変わります。リンクの入力は不要です。',
  made: '{service}ミーティングが作られました',
  madeId: 'ミーティング番号 {id}。',
  madeWhy: '{participant}は入場ボタンから入り、進行役は同じボタンで開始します。',
  making: '{service}ミーティングを作成しています',
  failed: '{service}ミーティングを作成できませんでした',
  notChanged: '変更内容を{service}ミーティングに反映できませんでした',
  KEYS: '{service}がサイトの連携を受け付けません。ライブ設定から連携し直してください。',
  PERMISSION: '{service}に必要な権限が足りません。ライブ設定の案内をご確認ください。',
  HOST: '進行役の{service}ユーザーがミーティングを開けません。ライブ設定で進行役をご確認ください。',
  UNREACHABLE: '{service}が応答しないため、しばらくしてから自動で再試行します。',
  REFUSED:
    '{service}がこのミーティングを受け付けませんでした。タイトルと時間を確認して再試行するか、リンクを入力してください。',
  code: '{service}コード {code}',
  retry: '再試行する',
  retried: '再試行できませんでした。しばらくしてからもう一度押してください。',
  own: '自分で作ったミーティングのリンクを使う',
  ownWhy: '自動で作られたミーティングは削除され、下のリンクで入場します。',
  tagMaking: 'ミーティング作成中',
  tagFailed: 'ミーティング作成失敗',
}
