import { dictionary } from '../../../platform/words/dictionary.ts'

export const consentMessages = dictionary('consentMessages', {
  ko: {
    title: '수신 동의 기록',
    NEWS: '혜택과 소식',
    NIGHT: '야간 수신',
    agreed: '동의',
    declined: '거부',
    JOIN: '가입할 때',
    ACCOUNT: '내 정보에서',
    MAIL: '메일의 링크로',
    ONE_CLICK: '메일 앱의 수신 거부 버튼으로',
    NOTICE: '2년마다 하는 수신 동의 확인 메일을 보냈어요',
  },
  en: {
    title: 'Record of consents',
    NEWS: 'News and offers:',
    NIGHT: 'At night:',
    agreed: 'agreed',
    declined: 'declined',
    JOIN: 'on joining',
    ACCOUNT: 'in the account',
    MAIL: 'by a link in a mail',
    ONE_CLICK: 'by the button of a mail program',
    NOTICE: 'The reminder that is due every two years was mailed',
  },
})
