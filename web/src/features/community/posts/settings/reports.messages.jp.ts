import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { reportMessages as texts } from './reports.messages.ts'

export const reportMessages: Japanese<typeof texts> = {
  title: '報告された投稿',
  sub: '投稿した人に報告されたことは知らされません。非表示にすると理由だけが表示されます。',
  count: '{count}件',
  shelves: '報告の状態',
  open: '確認待ち',
  settled: '対応済み',
  emptyOpen: '確認する報告はありません',
  emptyOpenText: '{participant}が投稿やコメントを報告すると、ここに集まります。',
  emptySettled: '対応した報告はありません',
  emptySettledText: '非表示にした投稿やそのままにした投稿がここに残ります。',
  reportedOf: '{name}さんの報告された投稿',
  post: '投稿',
  comment: 'コメント',
  hidden: '非表示',
  dismissed: 'そのまま',
  reasons: '報告{count}件',
  SPAM: '広告・スパム',
  ABUSE: '暴言・嫌がらせ',
  PRIVACY: '個人情報',
  OTHER: 'その他',
  dismiss: 'そのままにする',
  hide: '非表示にする',
  done: 'そのままにしました。',
  notDone: '対応できませんでした。しばらくしてからもう一度お試しください。',
}
