import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { reviewStateMessages as texts } from './review-state.messages.ts'

export const reviewStateMessages: Japanese<typeof texts> = {
  waiting: '審査を待っています',
  until: '遅くとも{when}には自動で公開されます。それまで内容を編集できます。',
  withdraw: '提出を取り消す',
  withdrawn: '提出を取り消しました。準備ができたらもう一度提出してください。',
  rejected: '審査で修正が必要な点がありました',
  again: 'もう一度提出する',
  submit: '提出する',
  readyReview: '提出の準備ができました。審査が終わると公開されます。',
}
