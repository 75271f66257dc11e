import { dictionary } from '../../../platform/words/dictionary.ts'

export const mailNoticeMessages = dictionary('mailNoticeMessages', {
  ko: {
    SALE: '판매 알림 메일',
    SALELead: '내가 맡은 {class|이} 판매되면 메일로 알려 드려요.',
    ANSWER: '답변 알림 메일',
    ANSWERLead: '내 질문에 답변이 달리면 메일로 알려 드려요.',
    SEAT: '결제 안내 메일',
    SEATLead: '결제를 마치지 않고 나가면 자리가 남아 있는 동안 메일로 한 번 알려 드려요.',
    REVIEW: '{review} 요청 메일',
    REVIEWLead: '{class|을} 마치면 {review|을} 남길 수 있도록 메일로 한 번 알려 드려요.',
    on: '메일 알림을 켰어요.',
    off: '메일 알림을 껐어요.',
    notLoaded: '메일 알림 설정을 불러오지 못했어요.',
    retry: '다시 시도',
    failed: '저장하지 못했어요.',
  },
  en: {
    SALE: 'Sales by mail',
    SALELead: 'A mail when {class|a} you work on is sold.',
    ANSWER: 'Answers by mail',
    ANSWERLead: 'A mail when a question of yours is answered.',
    SEAT: 'Unfinished payments by mail',
    SEATLead: 'One mail while your seat is reserved, when you leave before paying.',
    REVIEW: 'Requests for {review|s} by mail',
    REVIEWLead: 'One mail when you have finished {class|a}, so that you can leave {review|a}.',
    on: 'These mails are on.',
    off: 'These mails are off.',
    notLoaded: 'The mail settings could not be loaded.',
    retry: 'Try again',
    failed: 'That could not be saved.',
  },
})
