import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { boardReportMessages as texts } from './board-reports.messages.ts'

export const boardReportMessages: Japanese<typeof texts> = {
  title: '掲示板の報告',
  sub: '投稿した人に報告されたことは知らされません。非表示にすると理由が通知されます。',
  count: '{count}件',
  openEmptyText: '会員が投稿やコメントを報告すると、ここに集まります。',
  post: '投稿',
  comment: 'コメント',
}
