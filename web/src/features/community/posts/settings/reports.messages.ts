import { dictionary } from '../../../../platform/words/dictionary.ts'

export const classReportMessages = dictionary('classReportMessages', {
  ko: {
    title: '신고된 글',
    sub: '작성자에게 신고 사실은 알리지 않아요. 숨김 처리하면 작성자에게 사유만 표시돼요.',
    count: '{count}개',
    emptyOpenText: '{participant|이} 글이나 댓글을 신고하면 이 목록에서 확인할 수 있어요.',
    post: '글',
    comment: '댓글',
  },
  en: {
    title: 'Reported posts',
    sub: 'Writers do not learn that something was reported. What is hidden shows them why.',
    count: '{count}',
    emptyOpenText: 'Posts and comments that {participant|s} report are gathered here.',
    post: 'Post',
    comment: 'Comment',
  },
})
