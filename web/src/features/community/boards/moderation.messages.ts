import { dictionary } from '../../../platform/words/dictionary.ts'

export const moderationMessages = dictionary('moderationMessages', {
  ko: {
    hideTitle: '이 글을 숨길까요?',
    hideCommentTitle: '이 댓글을 숨길까요?',
    hidden: '숨김',
    hiddenBecause: '운영자가 숨긴 글이에요: {reason}',
    commentHiddenBecause: '운영자가 숨긴 댓글이에요: {reason}',
    commentActions: '{name}님의 댓글 더보기',
  },
  en: {
    hideTitle: 'Hide this post?',
    hideCommentTitle: 'Hide this comment?',
    hidden: 'Hidden',
    hiddenBecause: 'Hidden by the staff: {reason}',
    commentHiddenBecause: 'Hidden by the staff: {reason}',
    commentActions: 'More about the comment of {name}',
  },
})
