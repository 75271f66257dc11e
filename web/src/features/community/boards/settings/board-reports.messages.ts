import { dictionary } from '../../../../platform/words/dictionary.ts'

export const boardReportMessages = dictionary('boardReportMessages', {
  ko: {
    title: '게시판 신고',
    sub: '작성자에게 신고 사실은 알리지 않아요. 숨기면 작성자에게 이유를 알려 드려요.',
    count: '{count}개',
    openEmptyText: '회원이 글이나 댓글을 신고하면 이 목록에서 확인할 수 있어요.',
    post: '글',
    comment: '댓글',
  },
  en: {
    title: 'Reports on boards',
    sub: 'Writers do not learn that something was reported. Who wrote what is hidden is notified of the reason.',
    count: '{count}',
    openEmptyText: 'Posts and comments that members report are gathered here.',
    post: 'Post',
    comment: 'Comment',
  },
})
