import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { challengeRuleMessages as texts } from './challenge-rules.messages.ts'

export const challengeRuleMessages: Japanese<typeof texts> = {
  max: '全体の投稿回数',
  daily: '1日の投稿回数',
  times: '回',
  rate: '完了の基準',
  rateHint: '{needed}回で完了します。',
  window: '投稿できる時間帯',
  windowHint: '空欄なら一日中です。終了が開始より早い場合は翌日までとし、開始した日の投稿として数えます。',
  from: '開始時刻',
  to: '終了時刻',
  endsAt: '締め切り',
  endsAtHint: '空欄なら締め切りはありません。',
  scope: '投稿の公開範囲',
  PUBLIC: '一緒に学ぶ全員',
  PRIVATE: '本人と運営者のみ',
  fixed: '公開範囲を固定',
  fixedHint: '{participant}は公開範囲を変更できません。',
}
