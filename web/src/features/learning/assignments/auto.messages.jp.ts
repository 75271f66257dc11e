import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { autoMessages as texts } from './auto.messages.ts'

export const autoMessages: Japanese<typeof texts> = {
  finish: '{title}を終えると、このミッションは自動で完了します。',
  goTo: '{title}へ移動',
  done: 'ミッションを完了しました。お疲れさまでした！',
  gone: '連携していた{course}が削除されました。下から自分で完了にできます。',
}
