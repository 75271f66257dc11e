import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { videoLinkMessages as texts } from './link.messages.ts'

export const videoLinkMessages: Japanese<typeof texts> = {
  newLink: '新しい動画リンク',
  linkUrl: '動画のURL',
  linkUrlHint:
    'YouTubeとVimeoの動画は{classroom}の中で再生されます。その他のURLは新しいウィンドウで開きます。',
  asking: '動画の情報を読み込んでいます',
  found: '「{title}」が見つかりました',
  minutes: '動画の長さ',
  minutesUnit: '分',
  seconds: '秒',
  secondsUnit: '秒',
  lengthHint: '進捗の計算に使われます。',
  NOT_A_YOUTUBE_LINK: 'YouTube動画のURLまたは11文字の動画IDを入力してください',
  NOT_A_VIDEO_LINK: 'httpで始まる動画のURLを入力してください',
}
