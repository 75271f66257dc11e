import type { Language } from 'contract/i18n/languages'
import { filled, type Locale, type Values } from 'contract/i18n/sentences'
import type { Currency } from 'contract/values/ids'
import { formatSeoulMoment } from 'contract/values/moments'
import { formatAmount } from 'contract/values/money'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

type MailContent = Brand & { locale: Locale }

interface Ordered {
  orderNo: string
  title: string
  ordererEmail: string
  ordererName: string
  totalAmount: number
  currency: Currency
  paidAt: Date | null
  courseSeq: number | null
}

export function receiptMail({ locale, ...order }: MailContent & Ordered & { path: string }): Mail {
  const { siteName, siteUrl, ordererName, totalAmount, currency, paidAt } = order
  const at = paidAt ? formatSeoulMoment(paidAt, locale.language) : ''
  const t = writing(locale, { site: siteName, name: ordererName })
  return letter(order, {
    language: locale.language,
    to: order.ordererEmail,
    subject: t('receiptSubject'),
    title: t('receiptTitle'),
    paragraphs: [t('receiptText')],
    rows: [
      [t('orderNo'), order.orderNo],
      [t('course'), order.title],
      [t('paid'), formatAmount(totalAmount, currency, locale.language)],
      [t('paidAt'), at],
    ],
    button: { label: t('receiptButton'), url: siteUrl + order.path },
  })
}

export function refundMail({ locale, ...order }: MailContent & Ordered & { refundAmount: number }): Mail {
  const { siteName, siteUrl, ordererName, refundAmount, currency } = order
  const t = writing(locale, { site: siteName, name: ordererName })
  return letter(order, {
    language: locale.language,
    to: order.ordererEmail,
    subject: t(order.courseSeq === null ? 'refundSubjectPlain' : 'refundSubject'),
    title: t('refundTitle'),
    paragraphs: [t('refundText'), t('refundWhen')],
    rows: [
      [t('orderNo'), order.orderNo],
      [t(order.courseSeq === null ? 'product' : 'course'), order.title],
      [t('refunded'), formatAmount(refundAmount, currency, locale.language)],
    ],
    button: { label: t('refundButton'), url: `${siteUrl}/paymenthistory` },
  })
}

interface PaymentInvitation {
  /** Whether staff accepted an application; otherwise a seat became free for somebody on the waitlist. */
  isApproved: boolean
  title: string
  email: string
  name: string
  /** The page of the class. */
  path: string
  until: Date
}

export function placeMail({ locale, isApproved, ...order }: MailContent & PaymentInvitation): Mail {
  const keys = isApproved
    ? ({ subject: 'approvedSubject', title: 'approvedTitle', text: 'approvedText' } as const)
    : ({ subject: 'placeSubject', title: 'placeTitle', text: 'placeText' } as const)
  const t = writing(locale, { site: order.siteName, name: order.name })
  const at = formatSeoulMoment(order.until, locale.language)
  return letter(order, {
    language: locale.language,
    to: order.email,
    subject: t(keys.subject),
    title: t(keys.title),
    paragraphs: [t(keys.text)],
    rows: [
      [t('course'), order.title],
      [t('placeUntil'), at],
    ],
    button: { label: t('placeButton'), url: `${order.siteUrl}${order.path}/payment?ps=01` },
  })
}

const ko = {
  receiptSubject: '[{site}] {class} 결제가 완료되었습니다',
  receiptTitle: '결제가 완료되었습니다',
  receiptText: '{name} 님, {enrolment}해 주셔서 감사합니다.',
  receiptButton: '{class} 보러 가기',
  refundSubject: '[{site}] {class} 환불이 완료되었습니다',
  refundSubjectPlain: '[{site}] 환불이 완료되었습니다',
  product: '상품',
  refundTitle: '환불이 완료되었습니다',
  refundText: '{name} 님, 아래 금액을 환불해 드렸습니다.',
  refundWhen: '카드사에 따라 취소 내역이 보이기까지 며칠이 걸릴 수 있습니다.',
  refundButton: '결제 내역 보기',
  placeSubject: '[{site}] {class}에 자리가 났습니다',
  placeTitle: '기다리시던 자리가 났습니다',
  placeText: '{name} 님, 아래 기한까지 결제하시면 자리가 정해집니다. 기한이 지나면 다음 분께 넘어갑니다.',
  approvedSubject: '[{site}] {class} {enrolment|이} 승인되었습니다',
  approvedTitle: '{enrolment|이} 승인되었습니다',
  approvedText: '{name} 님, 아래 기한까지 결제하시면 자리가 정해집니다. 기한이 지나면 취소됩니다.',
  placeUntil: '결제 기한',
  placeButton: '결제하러 가기',
  orderNo: '주문번호',
  course: '{class}',
  paid: '결제 금액',
  paidAt: '결제 일시',
  refunded: '환불 금액',
}
type Word = keyof typeof ko

const en: Record<Word, string> = {
  receiptSubject: '[{site}] Your {class} is paid',
  receiptTitle: 'Your payment is complete',
  receiptText: 'Thank you for your {enrolment}, {name}.',
  receiptButton: 'Go to the {class}',
  refundSubject: '[{site}] Your {class} is refunded',
  refundSubjectPlain: '[{site}] Your payment is refunded',
  product: 'Product',
  refundTitle: 'Your refund is complete',
  refundText: 'We have returned the amount below, {name}.',
  refundWhen: 'Depending on your card company it may take a few days to show.',
  refundButton: 'See my payments',
  placeSubject: '[{site}] There is a place for you',
  placeTitle: 'There is a place for you',
  placeText:
    '{name}, the place is yours once you pay within the time below. After that it goes to the next person.',
  approvedSubject: '[{site}] Your {enrolment} was accepted',
  approvedTitle: 'Your {enrolment} was accepted',
  approvedText:
    '{name}, the place is yours once you pay within the time below. After that your {enrolment} is cancelled.',
  placeUntil: 'Pay by',
  placeButton: 'Go to the payment',
  orderNo: 'Order',
  course: '{class}',
  paid: 'Paid',
  paidAt: 'When',
  refunded: 'Refunded',
}

const jp: Record<Word, string> = {
  receiptSubject: '[{site}] {class}のお支払いが完了しました',
  receiptTitle: 'お支払いが完了しました',
  receiptText: '{name} 様、{enrolment}ありがとうございます。',
  receiptButton: '{class}を見る',
  refundSubject: '[{site}] {class}の返金が完了しました',
  refundSubjectPlain: '[{site}] 返金が完了しました',
  product: '商品',
  refundTitle: '返金が完了しました',
  refundText: '{name} 様、次の金額を返金いたしました。',
  refundWhen: 'カード会社により、取り消しの反映まで数日かかることがあります。',
  refundButton: 'お支払い履歴を見る',
  placeSubject: '[{site}] {class}に空きが出ました',
  placeTitle: 'お待ちいただいた席に空きが出ました',
  placeText: '{name}様、下記の期限までにお支払いいただくと席が確定します。期限を過ぎると次の方に移ります。',
  approvedSubject: '[{site}] {class}の{enrolment}が承認されました',
  approvedTitle: '{enrolment}が承認されました',
  approvedText:
    '{name}様、下記の期限までにお支払いいただくと席が確定します。期限を過ぎるとキャンセルされます。',
  placeUntil: 'お支払い期限',
  placeButton: 'お支払いへ進む',
  orderNo: '注文番号',
  course: '{class}',
  paid: 'お支払い金額',
  paidAt: 'お支払い日時',
  refunded: '返金金額',
}

const words: Record<Language, Record<Word, string>> = { ko, en, jp }

const writing = (locale: Locale, values: Values) => (word: Word) =>
  filled(words[locale.language][word], locale, values)
