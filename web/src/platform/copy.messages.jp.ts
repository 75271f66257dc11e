import type { Japanese } from './words/dictionary.ts'
import type { copyMessages as texts } from './copy.messages.ts'

export const copyMessages: Japanese<typeof texts> = {
  copyOf: '{what}をコピー',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。文字を選択してコピーしてください。',
}
