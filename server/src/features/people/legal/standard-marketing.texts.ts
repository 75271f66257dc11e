import { legalHtml, inLocale, type About, type Section } from './legal-html.views.ts'

/** The text of members' consent to marketing by mail or message. */
export const marketingText = (about: About) => {
  const written = { ko: korean, en: english, jp: japanese }
  return legalHtml(inLocale(written[about.locale.language], about))
}

const korean: Section[] = [
  {
    title: '1. 목적과 항목',
    body: [
      '{site} 사이트는 새 {class}, 할인, 행사 소식을 알리기 위해 이름, 이메일, 휴대전화 번호를 이용합니다.',
      '이메일, 문자메시지, 알림 메시지로 광고성 정보를 보낼 수 있으며, 밤 9시부터 아침 8시까지는 따로 동의한 경우에만 보냅니다.',
    ],
  },
  {
    title: '2. 보관과 이용 기간',
    body: ['동의를 철회하거나 탈퇴할 때까지 이용하고, 그 뒤에는 지체 없이 이용을 멈춥니다.'],
  },
  {
    title: '3. 거부할 권리',
    body: [
      '동의하지 않아도 {class|을} {enrolment}하고 이용하는 데에는 아무런 제한이 없습니다.',
      '받은 메시지의 수신 거부 안내를 따르거나 고객센터에 알려 언제든지 동의를 철회할 수 있습니다.',
      '{enrolment}, 결제, 수강에 꼭 필요한 안내는 동의와 관계없이 보냅니다.',
    ],
  },
]

const english: Section[] = [
  {
    title: '1. Purpose',
    body: [
      '{site} uses your name, e-mail and mobile number to tell you about new {class|s}, discounts and events.',
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
      'You can enrol in and use every {class} without agreeing.',
      'Take your agreement back at any time, with the link in a message or by telling the site.',
      'What you must know about {enrolment}, payment and {class|s} is sent in any case.',
    ],
  },
]

const japanese: Section[] = [
  {
    title: '1. 目的と項目',
    body: [
      '{site}は、新しい{class}、割引、イベントのお知らせのために、お名前、メールアドレス、携帯電話番号を利用します。',
      'メール、SMS、メッセンジャーで広告を含むお知らせをお送りすることがあります。午後9時から午前8時までは、別途同意いただいた場合に限ります。',
    ],
  },
  {
    title: '2. 保管と利用の期間',
    body: ['同意の撤回または退会の時まで利用し、その後は速やかに利用を停止します。'],
  },
  {
    title: '3. 拒否する権利',
    body: [
      '同意しなくても、{class}のお申し込みとご利用に制限はありません。',
      'お知らせに記載の配信停止の手続き、またはサイトへのご連絡により、いつでも同意を撤回できます。',
      'お申し込み、お支払い、受講に必要なご案内は、同意の有無にかかわらずお送りします。',
    ],
  },
]
