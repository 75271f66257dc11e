import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { siteQuestionMessages as texts } from './site-questions.messages.ts'

export const siteQuestionMessages: Japanese<typeof texts> = {
  title: '質問',
  count: '{count}件',
  shelves: '質問の状態',
  open: '回答待ち',
  answered: '回答済み',
  all: 'すべて',
  search: '内容または名前で検索',
  clear: '消去',
  emptyOpen: '回答待ちの質問はありません',
  emptyOpenText: '新しい質問は、届いた順にここに表示されます。',
  empty: 'まだ質問がありません',
  emptyText: '{class}ページのQ&Aに寄せられた質問がここに集まります。',
  noMatch: '一致する質問がありません',
  showAll: 'すべて表示',
}
