import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { liveTimerMessages as texts } from './timer.messages.ts'

export const liveTimerMessages: Japanese<typeof texts> = {
  title: 'タイマー',
  hint: '残り時間が全員の画面に表示され、終わると小さな音が鳴ります。',
  presetMinutes: '{count}分',
  length: '時間',
  minutes: '分',
  start: '開始',
  pause: '一時停止',
  resume: '再開',
  addMinute: '1分追加',
  end: '終了',
  close: '閉じる',
  left: 'タイマー 残り{time}',
  pausedShort: '停止中',
  overShort: '時間終了',
  started: 'タイマーを開始しました。残り{time}です。',
  resumed: 'タイマーを再開しました。残り{time}です。',
  paused: 'タイマーを止めました。残り{time}です。',
  over: 'タイマーの時間になりました。',
}
