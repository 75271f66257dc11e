import { INVITATION_DAYS } from 'contract/people/members/invitations.rules'
import { factsOf, legalHtml, inLocale, type About, type Section } from './legal-html.views.ts'
import { japanesePrivacy } from './standard-privacy.jp.texts.ts'

/** The standard privacy policy of a site. */
export function privacyText(about: About) {
  const written = { ko: korean, en: english, jp: japanesePrivacy }
  return legalHtml(written[about.locale.language](about))
}

const koreanUse: Section[] = [
  {
    title: '1. 처리하는 개인정보',
    body: [
      [
        '가입할 때: 이메일, 비밀번호(되돌릴 수 없게 저장합니다), 이름, 선택 사항으로 휴대전화 번호',
        '{enrolment}하고 결제할 때: 주문 내역, 결제 결과. 카드 번호는 결제대행사가 처리하며 사이트는 저장하지 않습니다.',
        '배송 상품이 있는 {class|을} 결제할 때: 받는 사람의 이름, 연락처, 주소. 배송을 맡은 택배사에 전달합니다.',
        '이용하면서 생기는 것: 수강 기록과 진도, {review}, 접속 기록',
        '운영자가 회원이나 운영진으로 초대할 때: 초대받은 분의 이메일, 회원 초대에는 이름과 적어 둔 경우 연락처',
      ],
    ],
  },
  {
    title: '2. 처리하는 목적',
    body: [
      [
        '회원 확인과 로그인, 고객 문의에 대한 답변',
        '{class}의 제공, 결제와 환불, 상품의 배송, 수강 기록의 관리',
        '동의한 회원에게 보내는 소식과 혜택 안내',
        '초대한 분에게 보내는 초대 메일',
      ],
    ],
  },
  {
    title: '3. 보관하는 기간',
    body: [
      '회원이 탈퇴하면 30일 뒤에 삭제합니다. 다만 관련 법령에 따라 아래 기록은 정한 기간 동안 보관합니다.',
      ['계약과 청약철회, 대금결제의 기록: 5년', '소비자 불만과 분쟁 처리의 기록: 3년', '접속 기록: 3개월'],
      `초대받은 분의 정보는 회원 초대라면 가입하거나 초대한 날부터 ${INVITATION_DAYS}일이 지날 때, 운영진 초대라면 초대 기한이 끝나고 30일이 지날 때 삭제합니다.`,
    ],
  },
]
const koreanRights: Section[] = [
  {
    title: '5. 회원의 권리',
    body: ['회원은 언제든지 자신의 개인정보를 보고, 고치고, 삭제하거나 처리를 멈추도록 요청할 수 있습니다.'],
  },
  {
    title: '6. 안전하게 지키는 방법',
    body: [
      [
        '비밀번호와 로그인 정보는 되돌릴 수 없는 값으로만 저장합니다.',
        '사이트마다 데이터를 나누어, 다른 사이트에서는 볼 수 없습니다.',
        '운영에 필요한 사람에게만 접근을 허용합니다.',
      ],
    ],
  },
  {
    title: '7. 쿠키',
    body: [
      '로그인을 유지하는 데 필요한 쿠키를 사용합니다. 브라우저에서 삭제하면 로그아웃됩니다.',
      '홍보용 주소로 들어오면 어느 {class|으로}, 어느 주소로, 언제 들어왔는지를 30일 동안 쿠키에 둡니다. 이름이나 연락처는 담지 않습니다.',
    ],
  },
]

function korean(about: About): Section[] {
  const officer = factsOf(about, {
    corpName: '처리하는 곳',
    privacyOfficer: '개인정보 보호책임자',
    phone: '전화',
    email: '이메일',
  })
  const others: Section[] = [
    {
      title: '4. 제3자 제공과 처리 위탁',
      body: [
        '회원의 동의나 법령의 근거 없이 개인정보를 다른 곳에 제공하지 않습니다.',
        '{site|은} 서비스를 운영하는 플랫폼과 결제대행사, 이메일 발송에 필요한 업무만 맡깁니다.',
      ],
    },
  ]
  return [
    ...inLocale([...koreanUse, ...others, ...koreanRights], about),
    { title: '8. 문의', body: [[`사이트: ${about.name}`, ...officer]] },
  ]
}

const englishUse: Section[] = [
  {
    title: '1. What we process',
    body: [
      [
        'On signing up: e-mail address, password (stored so that it cannot be read back), name and, if you like, a phone number',
        'On {enrolment} and payment: your orders and their outcome. Card numbers stay with the payment provider.',
        'On payment for {class|a} with goods: name, phone and address of the recipient, which the carrier gets to deliver them',
        'While you learn: progress, {review|s} and access records',
        'When staff invite you as a member or to the staff: your e-mail address; of a member also the name, and a phone number where one was entered',
      ],
    ],
  },
  {
    title: '2. What for',
    body: [
      [
        'To know who signs in and to answer your questions',
        'To hold {class|s}, take and return payments, deliver goods, and keep your progress',
        'To send news to those who agreed to get it',
        'To mail invitations to those who are invited',
      ],
    ],
  },
  {
    title: '3. For how long',
    body: [
      'It is deleted 30 days after you leave, but for what the law obliges us to keep:',
      [
        'Contracts, withdrawals and payments: 5 years',
        'Complaints and disputes: 3 years',
        'Access records: 3 months',
      ],
      `What is known of somebody invited as a member is deleted when they join, or ${INVITATION_DAYS} days after the invitation; of somebody invited to the staff 30 days after the invitation expired.`,
    ],
  },
]
const englishRights: Section[] = [
  {
    title: '5. Your rights',
    body: ['You may see, correct and delete your data or stop its processing at any time.'],
  },
  {
    title: '6. How it is kept safe',
    body: [
      [
        'Passwords and sign-ins are stored only as values that cannot be turned back.',
        'Every site keeps its data apart; no other site sees it.',
        'Only people who need it for running the site have access.',
      ],
    ],
  },
  {
    title: '7. Cookies',
    body: [
      'Those that keep you signed in. Deleting them signs you out.',
      'Whoever comes by an advertised address keeps for 30 days into which {class}, by which address and when; neither name nor address of a person.',
    ],
  },
]

function english(about: About): Section[] {
  const officer = factsOf(about, {
    corpName: 'Responsible',
    privacyOfficer: 'Privacy officer',
    phone: 'Phone',
    email: 'E-mail',
  })
  const others: Section[] = [
    {
      title: '4. Who else sees it',
      body: [
        'Nobody without your consent or a duty by law.',
        '{site} leaves to the platform it runs on, to its payment provider and its mail service only what they need.',
      ],
    },
  ]
  return [
    ...inLocale([...englishUse, ...others, ...englishRights], about),
    { title: '8. Contact', body: [[`Site: ${about.name}`, ...officer]] },
  ]
}
