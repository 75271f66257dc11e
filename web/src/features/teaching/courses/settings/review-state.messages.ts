import { dictionary } from '../../../../platform/words/dictionary.ts'

export const reviewStateMessages = dictionary('reviewStateMessages', {
  ko: {
    waiting: '심사를 기다리고 있어요',
    until: '늦어도 {when}에는 자동으로 공개돼요. 그동안 내용을 고쳐도 괜찮아요.',
    withdraw: '제출 취소하기',
    withdrawn: '제출을 취소했어요. 준비되면 다시 제출해 주세요.',
    rejected: '심사에서 고칠 점이 있었어요',
    again: '다시 제출하기',
    submit: '제출하기',
    readyReview: '제출할 준비가 되었어요. 심사가 끝나면 공개돼요.',
  },
  en: {
    waiting: 'Waiting for approval',
    until: 'It is published by itself at the latest on {when}. You can go on editing until then.',
    withdraw: 'Take it back',
    withdrawn: 'Taken back. Hand it in again when it is ready.',
    rejected: 'Please make a change before it can be public',
    again: 'Hand it in again',
    submit: 'Hand in',
    readyReview: 'Ready to hand in. It is public once it was approved.',
  },
})
