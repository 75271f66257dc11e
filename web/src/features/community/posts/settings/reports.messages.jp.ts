import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { classReportMessages as texts } from './reports.messages.ts'

export const classReportMessages: Japanese<typeof texts> = {
  title: '報告された投稿',
  sub: '投稿した人に報告されたことは知らされません。非表示にすると理由だけが表示されます。',
  count: '{count}件',
  emptyOpenText: '{participant}が投稿やコメントを報告すると、ここに集まります。',
  post: '投稿',
  comment: 'コメント',
}
