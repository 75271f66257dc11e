import type { Locale } from 'contract/i18n/sentences'
import { filled } from 'contract/i18n/sentences'
import type { Language } from 'contract/i18n/languages'
import { formatSeoulMoment } from 'contract/values/moments'
import { formatAmount } from 'contract/values/money'
import type { Currency } from 'contract/values/ids'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

/** The deposit is awaited, nearly due, or did not come. */
export type DepositStep = 'AWAITED' | 'DUE' | 'EXPIRED'

interface Ordered extends Brand {
  locale: Locale
  step: DepositStep
  orderNo: string
  title: string
  ordererEmail: string
  ordererName: string
  totalAmount: number
  currency: Currency
  /** The page of what was ordered. */
  path: string
  bankName: string
  accountNumber: string
  holder: string
  dueAt: Date
  /** The account was made for this order alone, so anybody may pay to it. */
  isIssued: boolean
  /** It pays an application, which takes no seat. */
  isApplication: boolean
}

/** Says where to pay and until when, or that the time is over. */
export function depositMail({ locale, step, isIssued, isApplication, ...order }: Ordered): Mail {
  const { language } = locale
  const words = texts[language]
  const { subject, text: textOfSeat, textOfApplication = textOfSeat, button } = words[step]
  const text = isApplication ? textOfApplication : textOfSeat
  const paragraphs = step === 'AWAITED' ? [...text, isIssued ? words.exactly : words.inName] : text
  const at = formatSeoulMoment(order.dueAt, language)
  const values = { name: order.ordererName, site: order.siteName, at }
  const write = (line: string) => filled(line, locale, values)
  const rows: [string, string][] = [
    [words.orderNo, order.orderNo],
    [words.course, order.title],
    [words.amount, formatAmount(order.totalAmount, order.currency, language)],
  ]
  const account: [string, string][] = [
    [words.bank, order.bankName],
    [words.account, order.accountNumber],
    [words.holder, order.holder],
    [words.due, at],
  ]
  const isOver = step === 'EXPIRED'
  const page = order.siteUrl + order.path
  return letter(order, {
    language,
    to: order.ordererEmail,
    subject: `[${order.siteName}] ${write(subject)}`,
    title: write(subject),
    paragraphs: paragraphs.map(write),
    rows: isOver ? rows : [...rows, ...account],
    button: {
      label: write(button),
      url: isOver ? page : `${page}/payment/deposit?orderNo=${order.orderNo}`,
    },
  })
}

interface StepTexts {
  subject: string
  text: string[]
  /** The same of an application, where it differs. */
  textOfApplication?: string[]
  button: string
}
type Texts = Record<DepositStep, StepTexts> &
  Record<
    'inName' | 'exactly' | 'orderNo' | 'course' | 'amount' | 'bank' | 'account' | 'holder' | 'due',
    string
  >
const texts: Record<Language, Texts> = {
  ko: {
    AWAITED: {
      subject: '입금 안내',
      text: [
        '{name} 님, 아래 계좌로 기한까지 입금해 주십시오. 입금이 확인되면 바로 수강을 시작하실 수 있습니다.',
      ],
      textOfApplication: [
        '{name} 님, 아래 계좌로 기한까지 입금해 주십시오. 입금이 확인되면 {enrolment|이} 접수되고, 결과를 알림으로 보내 드립니다.',
      ],
      button: '입금 안내 보기',
    },
    DUE: {
      subject: '입금 기한이 다가옵니다',
      text: [
        '{name} 님, {at}까지 입금이 확인되지 않으면 주문이 취소되고 자리가 다른 분께 넘어갑니다.',
        '이미 입금하셨다면 확인을 기다려 주십시오.',
      ],
      textOfApplication: [
        '{name} 님, {at}까지 입금이 확인되지 않으면 {enrolment|이} 취소됩니다.',
        '이미 입금하셨다면 확인을 기다려 주십시오.',
      ],
      button: '입금 안내 보기',
    },
    EXPIRED: {
      subject: '주문이 취소되었습니다',
      text: [
        '{name} 님, {at}까지 입금이 확인되지 않아 주문이 취소되었습니다.',
        '이미 입금하셨다면 판매자에게 문의해 주십시오.',
      ],
      button: '{class} 페이지로',
    },
    inName: '주문하신 이름과 같은 이름으로, 결제 금액 그대로 입금해 주십시오.',
    exactly: '이 주문에만 쓰는 계좌입니다. 결제 금액 그대로 입금해 주십시오.',
    orderNo: '주문번호',
    course: '상품',
    amount: '결제 금액',
    bank: '은행',
    account: '계좌번호',
    holder: '예금주',
    due: '입금 기한',
  },
  en: {
    AWAITED: {
      subject: 'How to pay by bank deposit',
      text: [
        '{name}, please pay to the account below in time. You can start as soon as the deposit is confirmed.',
      ],
      textOfApplication: [
        '{name}, please pay to the account below in time. Once the deposit is confirmed your {enrolment} is received, and we notify you of the result.',
      ],
      button: 'See how to pay',
    },
    DUE: {
      subject: 'Your deposit is nearly due',
      text: [
        '{name}, without a deposit by {at} your order is cancelled and the place goes to somebody else.',
        'If you have paid already, please wait for the confirmation.',
      ],
      textOfApplication: [
        '{name}, without a deposit by {at} your {enrolment} is cancelled.',
        'If you have paid already, please wait for the confirmation.',
      ],
      button: 'See how to pay',
    },
    EXPIRED: {
      subject: 'Your order was cancelled',
      text: [
        '{name}, no deposit was confirmed by {at}, so your order was cancelled.',
        'If you have paid already, please ask the seller.',
      ],
      button: 'To the {class} page',
    },
    inName: 'Please deposit exactly this amount, in the name of the order.',
    exactly: 'The account is for this order alone. Please deposit exactly this amount.',
    orderNo: 'Order',
    course: 'Product',
    amount: 'Amount',
    bank: 'Bank',
    account: 'Account number',
    holder: 'Account holder',
    due: 'Due by',
  },
  jp: {
    AWAITED: {
      subject: 'お振込のご案内',
      text: ['{name}様、期限までに下記の口座へお振込ください。入金を確認次第、受講を開始いただけます。'],
      textOfApplication: [
        '{name}様、期限までに下記の口座へお振込ください。入金を確認すると{enrolment}を受け付け、結果を通知でお知らせします。',
      ],
      button: '振込案内を見る',
    },
    DUE: {
      subject: '入金期限が近づいています',
      text: [
        '{name}様、{at}までに入金を確認できない場合、ご注文はキャンセルされ、席は次の方に移ります。',
        'すでにお振込済みの場合は、確認をお待ちください。',
      ],
      textOfApplication: [
        '{name}様、{at}までに入金を確認できない場合、{enrolment}はキャンセルされます。',
        'すでにお振込済みの場合は、確認をお待ちください。',
      ],
      button: '振込案内を見る',
    },
    EXPIRED: {
      subject: 'ご注文がキャンセルされました',
      text: [
        '{name}様、{at}までに入金を確認できなかったため、ご注文はキャンセルされました。',
        'すでにお振込済みの場合は、販売者にお問い合わせください。',
      ],
      button: '{class}のページへ',
    },
    inName: 'ご注文者と同じ名義で、ご請求額どおりにお振込ください。',
    exactly: 'この口座は今回のご注文専用です。ご請求額どおりにお振込ください。',
    orderNo: '注文番号',
    course: '商品',
    amount: 'お支払い金額',
    bank: '銀行',
    account: '口座番号',
    holder: '口座名義',
    due: '入金期限',
  },
}
