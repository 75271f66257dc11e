import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { earnWords as texts } from './rewards.messages.ts'

export const earnWords: Japanese<typeof texts> = {
  point: '{amount}ポイント',
  xp: '経験値{amount}',
  credit: 'クレジット{amount}',
  earns: '完了すると{what}',
  earned: '{what}獲得',
}
