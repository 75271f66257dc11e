import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { likesMessages as texts } from './likes.messages.ts'

export const likesMessages: Japanese<typeof texts> = {
  mine: '「いいね」した{class}',
  count: '{count}件',
  mineEmpty: '「いいね」した{class}はまだありません',
  mineEmptyText: '気になる{class}のハートを押すと、ここに集まります。',
  browse: '{class}を見る',
  failed: '読み込めませんでした',
  retry: '再試行',
  loading: '読み込んでいます',
  title: '{class}の「いいね」',
  sub: '「いいね」の多い順に表示します。',
  empty: '「いいね」はまだありません',
  emptyText: '会員がハートを押した{class}がここに表示されます。',
  class: '{class}',
  likes: 'いいね',
  people: '{count}名',
  who: '「いいね」した人',
  see: '見る',
  seeOf: '「{name}」に「いいね」した人を見る',
  whoLikes: '{name}に「いいね」した人',
  close: '閉じる',
  member: '会員',
  since: '「いいね」した日時',
}
