import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { homeMessages as texts } from './home.messages.ts'

export const homeMessages: Japanese<typeof texts> = {
  hero: '今日から、\n一緒に学びましょう',
  heroText: '{site}で、自分に合う{class}に出会いましょう。',
  browse: '{class}を見る',
  classes: '{class}',
  createFirst: '最初の{class}を作る',
  popular: '今人気の{class}',
  popularSub: '{participant}の多い{class}です',
  latest: '新しく開講した{class}',
  latestSub: '最新の{class}からご覧ください',
  all: 'すべて見る',
  reviews: '{participant}の声',
  rate: '5点満点中{rate}点',
  notices: '{notice}',
  empty: '準備中です',
  emptyText: 'まもなく最初の{class}をお届けします。',
  introTitle: '{site}について',
  categories: 'カテゴリーから探す',
  pinned: '重要',
  contact: 'お問い合わせ',
  phone: '電話',
  email: 'メール',
  address: '所在地',
}
