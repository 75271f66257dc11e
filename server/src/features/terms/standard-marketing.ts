import { legalHtml, type About, type Section } from './legal-html.ts'

/** What members agree to who want news by mail or message. Japanese readers are shown the English text. */
export const marketingText = (about: About) =>
  legalHtml(about.language === 'ko' ? korean(about) : english(about))

const korean = ({ name }: About): Section[] => [
  {
    title: '1. 목적과 항목',
    body: [
      `${name} 사이트는 새 클래스, 할인, 행사 소식을 알리기 위해 이름, 이메일, 휴대전화 번호를 이용합니다.`,
      '이메일, 문자메시지, 알림 메시지로 광고성 정보를 보낼 수 있으며, 밤 9시부터 아침 8시까지는 따로 동의한 경우에만 보냅니다.',
    ],
  },
  {
    title: '2. 보관과 이용 기간',
    body: ['동의를 거두거나 탈퇴할 때까지 이용하고, 그 뒤에는 지체 없이 이용을 멈춥니다.'],
  },
  {
    title: '3. 거부할 권리',
    body: [
      '동의하지 않아도 클래스를 신청하고 이용하는 데에는 아무런 제한이 없습니다.',
      '받은 메시지의 수신 거부 안내를 따르거나 고객센터에 알려 언제든지 동의를 거둘 수 있습니다.',
      '신청, 결제, 수강에 꼭 필요한 안내는 동의와 관계없이 보냅니다.',
    ],
  },
]

const english = ({ name }: About): Section[] => [
  {
    title: '1. Purpose',
    body: [
      `${name} uses your name, e-mail and mobile number to tell you about new classes, discounts and events.`,
      'Such news may come by e-mail, text or messenger; between 9 p.m. and 8 a.m. only if you agreed to that apart.',
    ],
  },
  {
    title: '2. How long',
    body: ['Until you take your agreement back or leave; then the use stops without delay.'],
  },
  {
    title: '3. Your choice',
    body: [
      'You can enrol in and use every class without agreeing.',
      'Take your agreement back at any time, with the link in a message or by telling the site.',
      'What you must know about enrolment, payment and classes is sent in any case.',
    ],
  },
]
