import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { playerMessages as texts } from './player.messages.ts'

export const playerMessages: Japanese<typeof texts> = {
  play: '再生',
  pause: '一時停止',
  mute: 'ミュート',
  unmute: 'ミュート解除',
  volume: '音量',
  seek: '再生位置',
  seekBack: '{seekOffset}秒戻る',
  seekForward: '{seekOffset}秒進む',
  rewind: '10秒戻る',
  forward: '10秒進む',
  fullscreen: '全画面表示',
  leaveFullscreen: '全画面表示を終了',
  smallWindow: '小さいウィンドウで見る',
  leaveSmallWindow: '小さいウィンドウを閉じる',
  playTime: '再生時間',
  buffering: '動画を読み込み中',
  player: '動画プレーヤー',
  hour: '時間',
  minute: '分',
  second: '秒',
  remaining: '残り{time}',
  timeOf: '{totalTime}中{currentTime}',
  notLoaded: '動画がまだ読み込まれていません。',
}
