import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { watchMessages as texts } from './watch.messages.ts'

export const watchMessages: Japanese<typeof texts> = {
  notAhead: '初回の視聴では先に進めません',
  minutesLeft: '視聴できる時間は残り{minutes}分です',
  lessThanMinute: '視聴できる時間は残り1分未満です',
  begin: '再生する',
  limited:
    '同時に{count}台まで視聴できる動画です。再生すると、先に視聴していた端末では停止することがあります。',
  elsewhere: '別の端末で視聴しています',
  elsewhereText: '同時に視聴できる端末数を超えたため、こちらの再生を停止しました。',
  watchHere: 'ここで見る',
  timeOver: '視聴できる時間を使い切りました',
  timeOverText: 'この動画は視聴できる時間が決まっています。追加が必要な場合は運営者にお問い合わせください。',
  linkNotFound: '動画が見つかりません',
  linkNotFoundText: '動画が非公開か、削除されています。運営者にお知らせください。',
  linkFailed: '動画プラットフォームで再生エラーが発生しました',
  linkFailedText: 'しばらくしてからもう一度お試しになるか、{host}でご覧ください。',
  linkSilentText: '{host}に接続できませんでした。会社や学校のネットワークで制限されている可能性があります。',
  watchAtHost: '{host}で見る',
  linkElsewhere: '外部サイトの動画です',
  linkElsewhereText: '新しいウィンドウで視聴し、戻って完了を押してください。',
  openLink: '動画を開く',
  watchedAll: '見終わりました',
  unavailable: '現在、動画を再生できません',
  unavailableText:
    '一時的な問題です。しばらくしてからもう一度お試しになり、続く場合は運営者にお知らせください。',
}
