import { courierNames } from 'contract/money/deliveries/courier.messages'
import { trackingUrl, type CourierCd } from 'contract/money/deliveries/deliveries.rules'
import { filled, type Locale } from 'contract/i18n/sentences'
import type { Language } from 'contract/i18n/languages'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Sent extends Brand {
  locale: Locale
  orderNo: string
  title: string
  ordererEmail: string
  ordererName: string
  courierCd: CourierCd
  trackingNo: string
}

/** The goods of an order were sent: for its buyer. */
export function deliveryMail({ locale, ...sent }: Sent): Mail {
  const { language } = locale
  const words = texts[language]
  const values = { name: sent.ordererName, title: sent.title }
  const write = (line: string) => filled(line, locale, values)
  const url = sent.trackingNo === '' ? null : trackingUrl(sent.courierCd, sent.trackingNo)
  const number: [string, string][] = sent.trackingNo === '' ? [] : [[words.number, sent.trackingNo]]
  return letter(sent, {
    language,
    to: sent.ordererEmail,
    subject: `[${sent.siteName}] ${write(words.subject)}`,
    title: write(words.subject),
    paragraphs: [write(words.text)],
    rows: [
      [words.orderNo, sent.orderNo],
      [words.product, sent.title],
      [words.courier, courierNames[sent.courierCd][language]],
      ...number,
    ],
    button: url
      ? { label: words.track, url }
      : { label: words.history, url: `${sent.siteUrl}/paymenthistory` },
  })
}

const ko = {
  subject: '상품을 발송했습니다',
  text: '{name} 님, ‘{title}’ 상품을 발송했습니다. 배송 조회는 발송 후 몇 시간 뒤부터 될 수 있습니다.',
  orderNo: '주문번호',
  product: '상품',
  courier: '택배사',
  number: '운송장 번호',
  track: '배송 조회하기',
  history: '결제 내역 보기',
}
const texts: Record<Language, typeof ko> = {
  ko,
  en: {
    subject: 'Your goods are on their way',
    text: '{name}, the goods of “{title}” were sent. It may take some hours until they can be tracked.',
    orderNo: 'Order',
    product: 'Product',
    courier: 'Carrier',
    number: 'Tracking number',
    track: 'Track the parcel',
    history: 'See your payments',
  },
  jp: {
    subject: '商品を発送しました',
    text: '{name}様、「{title}」の商品を発送しました。配送状況は発送から数時間後に確認できる場合があります。',
    orderNo: '注文番号',
    product: '商品',
    courier: '配送業者',
    number: '送り状番号',
    track: '配送状況を確認する',
    history: 'お支払い履歴を見る',
  },
}
