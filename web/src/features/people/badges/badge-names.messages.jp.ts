import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { badgeNameMessages as texts } from './badge-names.messages.ts'

export const badgeNameMessages: Japanese<typeof texts> = {
  badge: 'バッジ：{name}',
  FIRST_FINISH: '初めての修了',
  FIRST_FINISHWhy: '初めて{class}を最後まで終えました。',
  FINISHES: '修了の達人',
  FINISHESWhy: '{class}を{count}個、最後まで終えました。',
  STREAK: '毎日の学び',
  STREAKWhy: '{count}日間、毎日学びました。',
  REVIEWS: '心をこめて',
  REVIEWSWhy: '{review}を{count}件残しました。',
  FIRST_POST: '初めての投稿',
  FIRST_POSTWhy: '掲示板に初めて投稿しました。',
  HELPER: 'お助け名人',
  HELPERWhy: 'ほかの会員を親切に手助けしました。',
  HONOUR: '名誉会員',
  HONOURWhy: '運営者からの感謝のしるしです。',
}
