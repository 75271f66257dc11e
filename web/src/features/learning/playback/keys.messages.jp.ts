import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { keysMessages as texts } from './keys.messages.ts'

export const keysMessages: Japanese<typeof texts> = {
  keys: 'キーボードショートカット',
  close: '閉じる',
  playPause: '再生・一時停止',
  seconds5: '5秒戻る・進む',
  seconds10: '10秒戻る・進む',
  tenths: '動画の0～90%の位置へ',
  speed: '遅く・速く',
  mute: 'ミュート',
  captions: '字幕の表示・非表示',
  fullscreen: '全画面',
  theatre: 'ワイド表示',
  lessons: '前・次の{course}',
  thisHelp: 'このヘルプ',
  space: 'スペース',
}
