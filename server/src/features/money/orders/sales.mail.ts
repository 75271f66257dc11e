import type { Language } from 'contract/i18n/languages'
import { formatAmount } from 'contract/values/money'
import { formatSeoulMoment } from 'contract/values/moments'
import { filled, type Locale } from 'contract/i18n/sentences'
import type { ProductKind } from 'contract/values/type-codes'
import type { Currency } from 'contract/values/ids'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Addressed extends Brand {
  to: string
  locale: Locale
}
interface Sale extends Addressed {
  orderNo: string
  courseSeq: number | null
  /** Null for a term of a membership, for oneself or as a gift. */
  productKind: ProductKind | null
  title: string
  ordererName: string
  totalAmount: number
  currency: Currency
  paidAt: Date | null
  /** Whether this receiver may see the amount. */
  seesMoney: boolean
}

/** Something was sold: for the managers of the site, and for the instructors of what is a course. */
export function saleMail({ locale, seesMoney, courseSeq, productKind, ...sale }: Sale): Mail {
  const words = texts[locale.language]
  const say = saying(locale, { site: sale.siteName, title: sale.title })
  const product = words[productKind ?? 'MEMBERSHIP']
  const money: [string, string][] = [
    [say(words.paid), formatAmount(sale.totalAmount, sale.currency, locale.language)],
    [say(words.orderNo), sale.orderNo],
  ]
  const path = seesMoney ? '/settings/sales' : `/classes/${courseSeq}/settings/attendees`
  return letter(sale, {
    language: locale.language,
    to: sale.to,
    subject: say(product.subject),
    title: say(product.heading),
    paragraphs: [say(product.text)],
    rows: [
      [say(product.name), sale.title],
      [say(words.buyer), sale.ordererName],
      ...(sale.paidAt
        ? [[say(words.paidAt), formatSeoulMoment(sale.paidAt, locale.language)] satisfies [string, string]]
        : []),
      ...(seesMoney ? money : []),
    ],
    button: {
      label: say(seesMoney ? words.saleButton : words.learnersButton),
      url: `${sale.siteUrl}${path}`,
    },
    small: say(words.small),
  })
}

const saying = (locale: Locale, values: Record<string, string>) => (text: string) =>
  filled(text, locale, values)

const ko = {
  CLASS: {
    subject: '[{site}] ‘{title}’ {class|이} 판매되었습니다',
    heading: '{class|이} 판매되었습니다',
    text: '‘{title}’에 새 {participant|이} 결제하고 {enrolment|을} 마쳤습니다.',
    name: '{class}',
  },
  PACKAGE: {
    subject: '[{site}] ‘{title}’ 패키지가 판매되었습니다',
    heading: '패키지가 판매되었습니다',
    text: '‘{title}’에 새 {participant|이} 결제하고 {enrolment|을} 마쳤습니다.',
    name: '패키지',
  },
  CHALLENGE: {
    subject: '[{site}] ‘{title}’ {challenge|이} 판매되었습니다',
    heading: '{challenge|이} 판매되었습니다',
    text: '‘{title}’에 새 참가자가 결제하고 {enrolment|을} 마쳤습니다.',
    name: '{challenge}',
  },
  CONTENTS: {
    subject: '[{site}] ‘{title}’ 콘텐츠가 판매되었습니다',
    heading: '콘텐츠가 판매되었습니다',
    text: '‘{title}’ 콘텐츠를 보려는 회원이 결제를 마쳤습니다.',
    name: '콘텐츠',
  },
  MEMBERSHIP: {
    subject: '[{site}] ‘{title}’ 멤버십이 결제되었습니다',
    heading: '멤버십이 결제되었습니다',
    text: '‘{title}’ 멤버십 이용 요금을 받았습니다.',
    name: '멤버십',
  },
  buyer: '구매자',
  paid: '결제 금액',
  paidAt: '결제 일시',
  orderNo: '주문번호',
  saleButton: '판매 내역 보기',
  learnersButton: '{participant} 보기',
  small: '이 메일을 받지 않으려면 사이트의 내 정보에서 메일 알림을 꺼 주세요.',
}
const texts: Record<Language, typeof ko> = {
  ko,
  en: {
    CLASS: {
      subject: '[{site}] “{title}” was sold',
      heading: 'You sold {class|a}',
      text: 'Somebody paid for “{title}” and has a place in it now.',
      name: '{class}',
    },
    PACKAGE: {
      subject: '[{site}] “{title}” was sold',
      heading: 'You sold a package',
      text: 'Somebody paid for “{title}” and has a place in all of it now.',
      name: 'Package',
    },
    CHALLENGE: {
      subject: '[{site}] “{title}” was sold',
      heading: 'You sold {challenge|a}',
      text: 'Somebody paid for “{title}” and takes part in it now.',
      name: '{challenge}',
    },
    CONTENTS: {
      subject: '[{site}] “{title}” was sold',
      heading: 'You sold contents',
      text: 'Somebody paid for “{title}” and can open it now.',
      name: 'Contents',
    },
    MEMBERSHIP: {
      subject: '[{site}] The membership “{title}” was paid',
      heading: 'A membership was paid',
      text: 'You were paid for a term of the membership “{title}”.',
      name: 'Membership',
    },
    buyer: 'Buyer',
    paid: 'Paid',
    paidAt: 'Paid on',
    orderNo: 'Order number',
    saleButton: 'See the sales',
    learnersButton: 'See the {participant|s}',
    small: 'To stop these mails, switch off mail notices under My information on the site.',
  },
  jp: {
    CLASS: {
      subject: '[{site}] 「{title}」が購入されました',
      heading: '{class}が購入されました',
      text: '「{title}」のお支払いと{enrolment}が完了しました。',
      name: '{class}',
    },
    PACKAGE: {
      subject: '[{site}] 「{title}」が購入されました',
      heading: 'パッケージが購入されました',
      text: '「{title}」のお支払いと{enrolment}が完了しました。',
      name: 'パッケージ',
    },
    CHALLENGE: {
      subject: '[{site}] 「{title}」が購入されました',
      heading: '{challenge}が購入されました',
      text: '「{title}」のお支払いと{enrolment}が完了しました。',
      name: '{challenge}',
    },
    CONTENTS: {
      subject: '[{site}] 「{title}」が購入されました',
      heading: 'コンテンツが購入されました',
      text: '「{title}」のお支払いが完了し、コンテンツをご覧いただけるようになりました。',
      name: 'コンテンツ',
    },
    MEMBERSHIP: {
      subject: '[{site}] メンバーシップ「{title}」のお支払いがありました',
      heading: 'メンバーシップのお支払いがありました',
      text: 'メンバーシップ「{title}」の利用料金を受け取りました。',
      name: 'メンバーシップ',
    },
    buyer: '購入者',
    paid: 'お支払い金額',
    paidAt: 'お支払い日時',
    orderNo: '注文番号',
    saleButton: '売上を見る',
    learnersButton: '{participant}を見る',
    small: 'このメールが不要な場合は、サイトの会員情報でメール通知をオフにしてください。',
  },
}
