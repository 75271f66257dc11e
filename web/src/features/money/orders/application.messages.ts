import { dictionary } from '../../../platform/words/dictionary.ts'

export const applicationMessages = dictionary('applicationMessages', {
  ko: {
    LIST: '대기 {enrolment}',
    APPROVAL: '승인 {enrolment}',
    LISTText: '정원이 모두 찼습니다. 자리가 나면 기다린 순서대로 알려 드립니다.',
    APPROVALText: '운영자가 {enrolment|을} 확인한 뒤 결과를 알려 드립니다.',
    payLater: '지금은 결제하지 않습니다. 자리가 정해지면 48시간 안에 결제하시면 됩니다.',
    freeLater: '결제할 금액이 없습니다. 자리가 정해지면 바로 시작할 수 있습니다.',
    before: '먼저 기다리는 분',
    people: '{count}명',
    LISTDo: '대기 {enrolment}하기',
    APPROVALDo: '승인 {enrolment}하기',
    LISTDone: '대기 {enrolment|을} 마쳤습니다. 순서는 내 {classroom}에서 볼 수 있습니다.',
    APPROVALDone: '승인 {enrolment|을} 마쳤습니다. 결과를 알림으로 보내 드립니다.',
  },
  en: {
    LIST: 'Waiting list',
    APPROVAL: 'Ask to be let in',
    LISTText: 'All seats are taken. When one comes free it goes to the next in line.',
    APPROVALText: 'The staff of this {class} look at your {enrolment} and tell you what they decide.',
    payLater: 'Nothing is paid now. Once there is a place for you, you have 48 hours to pay.',
    freeLater: 'There is nothing to pay. You begin once there is a place for you.',
    before: 'Waiting before you',
    people: '{count} {count|person/people}',
    LISTDo: 'Join the waiting list',
    APPROVALDo: 'Ask to be let in',
    LISTDone: 'You are in line. Your turn is shown in your {classroom}.',
    APPROVALDone: 'You have asked to be let in. We will tell you what they decide.',
  },
})
