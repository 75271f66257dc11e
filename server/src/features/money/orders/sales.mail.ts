import type { Language } from 'contract/i18n/languages'
import { formatAmount } from 'contract/values/money'
import { formatSeoulMoment } from 'contract/values/moments'
import { filled, type Locale } from 'contract/i18n/sentences'
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
  title: string
  ordererName: string
  totalAmount: number
  currency: Currency
  paidAt: Date | null
  /** Whether this receiver may see the amount. */
  seesMoney: boolean
}

/** A course was sold: for the managers of the site and the instructors of the course. */
export function saleMail({ locale, seesMoney, courseSeq, ...sale }: Sale): Mail {
  const words = texts[locale.language]
  const say = saying(locale, { site: sale.siteName, title: sale.title })
  const money: [string, string][] = [
    [say(words.paid), formatAmount(sale.totalAmount, sale.currency, locale.language)],
    [say(words.orderNo), sale.orderNo],
  ]
  const path = seesMoney ? '/settings/sales' : `/classes/${courseSeq}/settings/attendees`
  return letter(sale, {
    language: locale.language,
    to: sale.to,
    subject: say(words.saleSubject),
    title: say(words.saleTitle),
    paragraphs: [say(words.saleText)],
    rows: [
      [say(words.course), sale.title],
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
  saleSubject: '[{site}] ‘{title}’ {class|이} 판매되었습니다',
  saleTitle: '{class|이} 판매되었습니다',
  saleText: '‘{title}’에 새 {participant|이} 결제하고 {enrolment|을} 마쳤습니다.',
  course: '{class}',
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
    saleSubject: '[{site}] “{title}” was sold',
    saleTitle: 'You sold {class|a}',
    saleText: 'Somebody paid for “{title}” and has a place in it now.',
    course: '{class}',
    buyer: 'Buyer',
    paid: 'Paid',
    paidAt: 'Paid on',
    orderNo: 'Order number',
    saleButton: 'See the sales',
    learnersButton: 'See the {participant|s}',
    small: 'To stop these mails, switch off mail notices under My information on the site.',
  },
  jp: {
    saleSubject: '[{site}] 「{title}」が購入されました',
    saleTitle: '{class}が購入されました',
    saleText: '「{title}」のお支払いと{enrolment}が完了しました。',
    course: '{class}',
    buyer: '購入者',
    paid: 'お支払い金額',
    paidAt: 'お支払い日時',
    orderNo: '注文番号',
    saleButton: '売上を見る',
    learnersButton: '{participant}を見る',
    small: 'このメールが不要な場合は、サイトの会員情報でメール通知をオフにしてください。',
  },
}
