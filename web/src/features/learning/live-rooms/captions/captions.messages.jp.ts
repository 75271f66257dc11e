import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { liveCaptionMessages as texts } from './captions.messages.ts'

export const liveCaptionMessages: Japanese<typeof texts> = {
  title: '字幕',
  start: '字幕を開始',
  stop: '字幕を終了',
  show: '字幕を表示',
  hide: '字幕を隠す',
  started: '字幕が始まりました。',
  stopped: '字幕が終わりました。',
  waiting: '話す人が字幕をオンにすると、ここに表示されます。',
  size: '字幕の大きさ: {size}',
  sizeM: '普通',
  sizeL: '大',
  sizeXL: '特大',
  speak: '自分の声を字幕に',
  stopSpeaking: '自分の字幕を止める',
  type: '字幕を入力',
  field: '字幕として送る文',
  send: '送信',
  close: '閉じる',
  startText:
    '全員が字幕を見られるようになります。話す人がそれぞれ自分の字幕をオンにするか、進行役が入力します。字幕は保存されません。',
  speakTitle: '自分の声を字幕にしますか?',
  speakText:
    'ブラウザが声を文字に変換します。Chrome・Edge・Safariはそのために声をブラウザの会社(Google・Microsoft・Apple)のサーバーへ送ることがあります。マイクがオンの間だけ変換し、いつでも止められます。',
  speakOk: 'オンにする',
  cancel: 'キャンセル',
  notSupported: 'このブラウザは声を文字に変換できません。Chrome、Edge、Safariで利用できます。',
  notAllowed: 'ブラウザが音声認識を許可していません。アドレスバーのマイク設定を確認してください。',
  network: '音声認識サービスに接続できませんでした。',
  notSent: '字幕を送信できませんでした。',
  notDone: '字幕を変更できませんでした。',
  muted: 'マイクをオンにすると字幕が始まります。',
}
