import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { captionMessages as texts } from './captions.messages.ts'

export const captionMessages: Japanese<typeof texts> = {
  captions: '字幕',
  hint: 'SRTまたはVTTファイル、{most}まで。選ぶとすぐに保存されます。',
  failed: '字幕を読み込めませんでした',
  retry: '再試行',
  language: '言語',
  add: 'ファイルを選ぶ',
  lines: '{count}行',
  downloadOf: '{language}の字幕をダウンロード',
  notLoaded: '字幕をダウンロードできませんでした。',
  replaceOf: '{language}の字幕を差し替える',
  removeOf: '{language}の字幕を削除',
  saved: '{language}の字幕を追加しました。',
  removed: '字幕を削除しました。',
  notSaved: '字幕を保存できませんでした。もう一度お試しください。',
  notTaken: 'SRTまたはVTTファイルを選んでください。',
  tooLarge: '字幕ファイルは{most}までアップロードできます。',
  removeTitle: '{language}の字幕を削除しますか？',
  removeText: '視聴画面の字幕メニューからすぐに消えます。',
  remove: '削除',
  cancel: 'キャンセル',
}
