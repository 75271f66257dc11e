import type { Japanese } from '../../platform/words/dictionary.ts'
import type { videoWords as texts } from './videos.words.ts'

export const videoWords: Japanese<typeof texts> = {
  sending: 'アップロード',
  sent: '{sent} / {total}',
  minutesLeft: '残り{count}分',
  secondsLeft: '残り{count}秒',
  measuring: '残り時間を計算中',
  paused: '一時停止中です。{sent}までアップロードしました。',
  broken: '接続が切れました。アップロード済みの{sent}から再開します。',
  lost: 'アップロードが完了していません。同じファイルを選ぶと続きから再開します。',
  pause: '一時停止',
  goOn: '再開する',
  cancel: 'アップロードをキャンセル',
  choose: 'ファイルを選ぶ',
  again: '再試行',
  waiting: '再生準備を待っています',
  noTranscoder:
    'このサーバーに動画変換ソフト（ffmpeg）がないため待機しています。インストールされると自動で準備されます。システム担当者にお知らせください。',
  processing: '再生準備中 {percent}%',
  processingTag: '再生準備中 · 最大30分',
  noVideo: '動画がありません。ファイルを選んでアップロードしてください。',
  NOT_A_VIDEO: '動画として読み込めないファイルです。MP4またはMOVファイルをお選びください。',
  TOO_LARGE: '許可されたサイズを超えるファイルです。',
  NO_ROOM: '保存容量が不足しています。システム担当者にお知らせください。',
  OVER: 'アップロードがキャンセルされたか、期限が切れました。もう一度ファイルをお選びください。',
  OTHER: '再生できる形式に変換できませんでした。もう一度試すか、別のファイルをお選びください。',
  retrying: '再度準備しています。',
  uploaded: '動画のアップロードが完了しました。再生準備が終わるとすぐに見られます。',
  tooLarge: '{name}は大きすぎます。{max}までアップロードできます。',
  notVideo: '{name}は動画ファイルではありません。',
}
