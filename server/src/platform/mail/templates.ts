import { formatAmount } from 'contract/values/money'
import { seoulDateTime } from 'contract/values/korea-time'
import type { Locale } from 'contract/i18n/sentences'
import type { Currency } from 'contract/values/ids'
import { letter, type Brand } from './letter.ts'
import { writing } from './mail-words.ts'
import type { Mail } from './mailer.ts'

type MailContent = Brand & { locale: Locale }

export function codeMail({ to, code, locale, ...brand }: MailContent & { to: string; code: string }): Mail {
  const t = writing(locale, { site: brand.siteName })
  return letter(brand, {
    language: locale.language,
    to,
    code,
    subject: t('codeSubject'),
    title: t('codeTitle'),
    paragraphs: [t('codeText')],
    small: t('codeSmall'),
  })
}

export function resetMail({ to, url, locale, ...brand }: MailContent & { to: string; url: string }): Mail {
  const t = writing(locale, { site: brand.siteName })
  return letter(brand, {
    language: locale.language,
    to,
    subject: t('resetSubject'),
    title: t('resetTitle'),
    paragraphs: [t('resetText')],
    small: t('resetSmall'),
    button: { label: t('resetButton'), url },
  })
}

interface Ordered {
  orderNo: string
  title: string
  ordererEmail: string
  ordererName: string
  totalAmount: number
  currency: Currency
  paidAt: Date | null
  courseSeq: number
}

export function receiptMail({ locale, ...order }: MailContent & Ordered): Mail {
  const { siteName, siteUrl, ordererName, totalAmount, currency, paidAt } = order
  const at = paidAt ? seoulDateTime(paidAt).slice(0, 16) : ''
  const t = writing(locale, { site: siteName, name: ordererName, at })
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
      [t('paidAt'), t('at')],
    ],
    button: { label: t('receiptButton'), url: `${siteUrl}/classes/${order.courseSeq}` },
  })
}

export function refundMail({ locale, ...order }: MailContent & Ordered & { refundAmount: number }): Mail {
  const { siteName, siteUrl, ordererName, refundAmount, currency } = order
  const t = writing(locale, { site: siteName, name: ordererName })
  return letter(order, {
    language: locale.language,
    to: order.ordererEmail,
    subject: t('refundSubject'),
    title: t('refundTitle'),
    paragraphs: [t('refundText'), t('refundWhen')],
    rows: [
      [t('orderNo'), order.orderNo],
      [t('course'), order.title],
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
  courseSeq: number
  until: Date
}

export function placeMail({ locale, isApproved, ...order }: MailContent & PaymentInvitation): Mail {
  const keys = isApproved
    ? ({ subject: 'approvedSubject', title: 'approvedTitle', text: 'approvedText' } as const)
    : ({ subject: 'placeSubject', title: 'placeTitle', text: 'placeText' } as const)
  const t = writing(locale, {
    site: order.siteName,
    name: order.name,
    at: seoulDateTime(order.until).slice(0, 16),
  })
  return letter(order, {
    language: locale.language,
    to: order.email,
    subject: t(keys.subject),
    title: t(keys.title),
    paragraphs: [t(keys.text)],
    rows: [
      [t('course'), order.title],
      [t('placeUntil'), t('at')],
    ],
    button: { label: t('placeButton'), url: `${order.siteUrl}/classes/${order.courseSeq}/payment?ps=01` },
  })
}
