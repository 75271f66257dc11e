import type { Language } from 'contract/i18n/languages'
import { filled, type Locale } from 'contract/i18n/sentences'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface RejectedRefund extends Brand {
  locale: Locale
  to: string
  name: string
  title: string
  orderNo: string
  note: string
}

/** A seller declined to give money back, and why. */
export function refundRejectedMail({
  locale,
  to,
  name,
  title,
  orderNo,
  note,
  ...brand
}: RejectedRefund): Mail {
  const words = texts[locale.language]
  const say = (text: string) => filled(text, locale, { site: brand.siteName, name, title })
  return letter(brand, {
    language: locale.language,
    to,
    subject: say(words.subject),
    title: say(words.title),
    paragraphs: [say(words.text)],
    rows: [
      [say(words.orderNo), orderNo],
      [say(words.reason), note],
    ],
    button: { label: say(words.button), url: `${brand.siteUrl}/paymenthistory/${orderNo}/refund` },
  })
}

const texts: Record<
  Language,
  { subject: string; title: string; text: string; orderNo: string; reason: string; button: string }
> = {
  ko: {
    subject: '[{site}] 환불 요청 결과를 알려드립니다',
    title: '환불 요청이 받아들여지지 않았습니다',
    text: '{name} 님, ‘{title}’ 환불 요청에 판매자가 답했습니다. 결제하신 금액과 {enrolment|은} 그대로입니다.',
    orderNo: '주문 번호',
    reason: '판매자의 답',
    button: '환불 요청 보기',
  },
  en: {
    subject: '[{site}] About your refund request',
    title: 'Your refund request was declined',
    text: '{name}, the seller has answered your refund request for “{title}”. Your payment and your {enrolment} stay as they are.',
    orderNo: 'Order no.',
    reason: 'Answer of the seller',
    button: 'See the request',
  },
  jp: {
    subject: '[{site}] 返金リクエストの結果をお知らせします',
    title: '返金リクエストは承認されませんでした',
    text: '{name} 様、「{title}」の返金リクエストに販売者が回答しました。お支払い金額と{enrolment}はそのままです。',
    orderNo: '注文番号',
    reason: '販売者の回答',
    button: '返金リクエストを見る',
  },
}
