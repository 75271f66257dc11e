import type { Japanese } from '../platform/words/dictionary.ts'
import type { firstChannelWords as texts } from './first-channel.messages.ts'

export const firstChannelWords: Japanese<typeof texts> = {
  title: 'サイトの管理はこちらから',
  text: '{class}、メニュー、ページは、いつでもここから変更できます。',
  close: '案内を閉じる',
}
