import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { mentionMessages as texts } from './mentions.messages.ts'

export const mentionMessages: Japanese<typeof texts> = {
  hint: '@を入力すると、ほかの会員に言及できます。',
  people: '言及する会員',
  found: '{count}名見つかりました。上下の矢印キーで選び、Enterで入力します。',
  nobody: 'この名前の会員はいません。',
}
