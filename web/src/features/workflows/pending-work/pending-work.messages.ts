import { dictionary } from '../../../platform/words/dictionary.ts'

export const pendingWorkMessages = dictionary('pendingWorkMessages', {
  ko: {
    title: '지금 할 일',
    QUESTIONS: '답변할 질문',
    REFUND_REQUESTS: '환불 요청',
    DEPOSITS: '입금 확인',
    DELIVERIES: '보낼 상품',
    BOARD_REPORTS: '게시판 신고',
    CLASS_REPORTS: '신고된 글',
  },
  en: {
    title: 'To do now',
    QUESTIONS: 'Questions to answer',
    REFUND_REQUESTS: 'Refund requests',
    DEPOSITS: 'Deposits to confirm',
    DELIVERIES: 'Goods to send',
    BOARD_REPORTS: 'Reports on boards',
    CLASS_REPORTS: 'Reported posts',
  },
})
