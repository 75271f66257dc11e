import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { earnMessages as texts } from './rewards.messages.ts'

export const earnMessages: Japanese<typeof texts> = {
  point: '{amount}ポイント',
  xp: '経験値{amount}',
  credit: 'クレジット{amount}',
  earns: '完了すると{what}',
  earned: '{what}獲得',
}
