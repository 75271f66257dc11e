import { factsOf, legalHtml, inLocale, type About, type Section } from './legal-html.views.ts'
import { japaneseTerms } from './standard-terms.jp.texts.ts'

/** The standard terms of use of a site. */
export function termsText(about: About) {
  const written = { ko: korean, en: english, jp: japaneseTerms }
  return legalHtml(written[about.locale.language](about))
}

const koreanLabels = {
  corpName: '상호',
  representative: '대표자',
  businessNo: '사업자등록번호',
  mailOrderNo: '통신판매업 신고번호',
  address: '주소',
  phone: '전화',
  email: '이메일',
}

const koreanRules: Section[] = [
  {
    title: '2. 회원 가입과 계정',
    body: [
      '회원은 이메일로 가입하고, 하나의 계정으로 같은 서비스의 여러 사이트에 각각 가입할 수 있습니다.',
      '계정은 본인만 사용할 수 있습니다. 비밀번호를 다른 사람과 나누어 생긴 손해는 회원이 책임집니다.',
      '회원은 언제든지 내 정보에서 탈퇴할 수 있으며, 법령이 정한 기록을 제외한 정보는 30일 뒤에 삭제합니다.',
    ],
  },
  {
    title: '3. {enrolment|와} 결제',
    body: [
      '{class}의 가격, 수강 기간, 정원은 {class} 페이지와 결제 화면에 표시합니다. 결제가 완료되면 {enrolment|이} 확정됩니다.',
      '정원이 찬 {class|은} 결제되지 않습니다. 결제 내역은 회원의 결제 내역 화면과 이메일로 확인할 수 있습니다.',
    ],
  },
  {
    title: '4. 청약철회와 환불',
    body: [
      [
        '결제한 날부터 7일 안에, 수강을 시작하지 않았다면 전액을 환불합니다.',
        '수강을 시작한 뒤에는 {class} 페이지와 결제 화면에 표시한 환불 기준에 따라, 이용한 만큼을 뺀 금액을 환불합니다.',
        '사이트의 사정으로 {class|을} 제공하지 못하면 남은 기간에 해당하는 금액을 환불합니다.',
      ],
      '환불은 결제한 수단으로 하며, 카드사에 따라 취소가 표시되기까지 며칠이 걸릴 수 있습니다.',
    ],
  },
  {
    title: '5. 콘텐츠의 이용',
    body: [
      '{course} 영상과 자료의 저작권은 사이트 또는 {instructor}에게 있습니다. 회원은 본인의 학습을 위해서만 이용할 수 있습니다.',
      '녹화, 복제, 배포, 계정의 공동 사용을 금지하며, 어긴 경우 이용을 제한할 수 있습니다.',
    ],
  },
  {
    title: '6. {review|와} 게시물',
    body: [
      '회원이 쓴 {review}의 권리와 책임은 회원에게 있습니다. 사이트는 법령에 어긋나거나 다른 사람의 권리를 해치는 글을 보이지 않게 할 수 있습니다.',
    ],
  },
  {
    title: '7. 책임과 분쟁',
    body: [
      '사이트는 안정적인 서비스를 위해 노력하며, 고의나 과실로 회원에게 생긴 손해를 배상합니다.',
      '분쟁은 먼저 협의하고, 해결되지 않으면 대한민국 법령에 따라 관할 법원에서 다룹니다.',
    ],
  },
]

function korean(about: About): Section[] {
  const opening: Section[] = [
    {
      title: '1. 이 약관이 정하는 것',
      body: [
        '이 약관은 {site}(이하 "사이트")에서 {class|을} {enrolment}하고 수강하는 데 필요한 회원과 사이트의 권리와 의무를 정합니다.',
        '사이트는 약관을 바꿀 때 적용하는 날과 이유를 적어 7일 전에, 회원에게 불리한 변경은 30일 전에 알립니다.',
      ],
    },
  ]
  return [
    ...inLocale([...opening, ...koreanRules], about),
    { title: '8. 사업자 정보', body: [[`사이트: ${about.name}`, ...factsOf(about, koreanLabels)]] },
  ]
}

const englishLabels = {
  corpName: 'Company',
  representative: 'Representative',
  businessNo: 'Business registration no.',
  mailOrderNo: 'Mail-order registration no.',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
}

const englishRules: Section[] = [
  {
    title: '2. Membership and account',
    body: [
      'You sign up with an e-mail address. One account may join several sites of this service, each by itself.',
      'The account is for you alone. You answer for what happens when you share your password.',
      'You may leave at any time under My information. What the law does not oblige us to keep is deleted 30 days later.',
    ],
  },
  {
    title: '3. {enrolment} and payment',
    body: [
      'Price, access period and capacity are shown on the {class} page and at checkout. Payment completes the {enrolment}.',
      '{class|a} that is full takes no payment. Your payments are listed on your payment page and sent by e-mail.',
    ],
  },
  {
    title: '4. Withdrawal and refunds',
    body: [
      [
        'Within 7 days of paying, and before you begin, you get everything back.',
        'After you have begun, the refund terms shown on the {class} page and at checkout apply: the share you used is kept.',
        'If the site cannot hold the {class}, the share that remains is returned.',
      ],
      'Refunds go to the means you paid with. Your card company may take a few days to show them.',
    ],
  },
  {
    title: '5. Using the content',
    body: [
      'Videos and materials belong to the site or its {instructor|s}. They are for your own learning only.',
      'Recording, copying, passing on and sharing accounts are not allowed and may end your access.',
    ],
  },
  {
    title: '6. {review|s} and posts',
    body: [
      'What you write stays yours and is your responsibility. The site may hide what breaks the law or the rights of others.',
    ],
  },
  {
    title: '7. Liability and disputes',
    body: [
      'The site works for a reliable service and answers for harm it causes by intent or negligence.',
      'Disputes are first talked over; otherwise the law and the courts of the Republic of Korea decide.',
    ],
  },
]

function english(about: About): Section[] {
  const opening: Section[] = [
    {
      title: '1. What these terms cover',
      body: [
        'These terms hold between {site} ("the site") and its members for the {enrolment} in {class|s} and for taking them.',
        'Changes are announced 7 days ahead with their reason, changes to the disadvantage of members 30 days ahead.',
      ],
    },
  ]
  return [
    ...inLocale([...opening, ...englishRules], about),
    { title: '8. Who runs this site', body: [[`Site: ${about.name}`, ...factsOf(about, englishLabels)]] },
  ]
}
