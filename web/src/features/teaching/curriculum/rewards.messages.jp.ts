import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { rewardMessages as texts } from './rewards.messages.ts'

export const rewardMessages: Japanese<typeof texts> = {
  rewards: '完了するともらえるもの',
  rewardsHint: '初めて完了したときに一度だけもらえます。0はなしです。',
  point: 'ポイント',
  xp: '経験値（XP）',
  credit: 'クレジット',
  target: '終えるべき項目',
  targetHint:
    '{participant}がこの項目を終えるとミッションも自動で完了します。すでに終えた人も完了になります。',
  chooseTarget: '項目を選んでください',
  nothingToChoose: '先に別の項目を追加してください',
  NO_TARGET: 'どの項目を待つか選んでください',
  targetGone: '待っていた項目が削除されました',
  waitsFor: 'ミッション · 「{title}」を終えると完了',
}
