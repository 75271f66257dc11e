import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { moderationMessages as texts } from './moderation.messages.ts'

export const moderationMessages: Japanese<typeof texts> = {
  hideTitle: 'この投稿を非表示にしますか？',
  hideCommentTitle: 'このコメントを非表示にしますか？',
  hidden: '非表示',
  hiddenBecause: '運営者が非表示にした投稿です：{reason}',
  commentHiddenBecause: '運営者が非表示にしたコメントです：{reason}',
  commentActions: '{name}さんのコメントの操作',
}
