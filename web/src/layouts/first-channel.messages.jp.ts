import type { Japanese } from '../platform/words/dictionary.ts'
import type { firstChannelMessages as texts } from './first-channel.messages.ts'

export const firstChannelMessages: Japanese<typeof texts> = {
  title: 'サイトの管理はこちらから',
  text: '{class}、メニュー、ページは、いつでもここから変更できます。',
  close: '案内を閉じる',
}
