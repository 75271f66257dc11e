import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { boardReportMessages as texts } from './board-reports.messages.ts'

export const boardReportMessages: Japanese<typeof texts> = {
  title: '掲示板の報告',
  sub: '投稿した人に報告されたことは知らされません。非表示にすると理由が通知されます。',
  count: '{count}件',
  shelves: '報告の状態',
  open: '確認待ち',
  settled: '対応済み',
  hidden: '非表示',
  openEmpty: '確認する報告はありません',
  openEmptyText: '会員が投稿やコメントを報告すると、ここに集まります。',
  settledEmpty: '対応した報告はありません',
  settledEmptyText: '非表示にした投稿やそのままにした投稿がここに残ります。',
  hiddenEmpty: '非表示の投稿はありません',
  hiddenEmptyText: '非表示の投稿やコメントをここで再表示できます。',
  reportedOf: '{name}さんの投稿',
  post: '投稿',
  comment: 'コメント',
  dismissed: 'そのまま',
  because: '非表示の理由：{reason}',
  reasons: '報告{count}件',
  dismiss: 'そのままにする',
  dismissDone: 'そのままにしました。',
}
