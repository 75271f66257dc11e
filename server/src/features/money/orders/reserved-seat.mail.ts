import type { Language } from 'contract/i18n/languages'
import { filled, type Locale } from 'contract/i18n/sentences'
import { formatSeoulMoment } from 'contract/values/moments'
import { formatAmount } from 'contract/values/money'
import type { Currency } from 'contract/values/ids'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface SeatHold extends Brand {
  to: string
  locale: Locale
  title: string
  ordererName: string
  totalAmount: number
  currency: Currency
  /** Until when the seat is held. */
  until: Date
  /** The page of what is bought: `/classes/3`. */
  path: string
}

/** A payment was begun and left: the way back to it, while the seat is held. */
export function seatMail({ locale, title, until, path, ...order }: SeatHold): Mail {
  const words = texts[locale.language]
  const at = formatSeoulMoment(until, locale.language)
  const say = (text: string) =>
    filled(text, locale, { site: order.siteName, name: order.ordererName, title, at })
  return letter(order, {
    language: locale.language,
    to: order.to,
    subject: say(words.subject),
    title: say(words.heading),
    paragraphs: [say(words.text), say(words.after)],
    rows: [
      [say(words.course), title],
      [say(words.amount), formatAmount(order.totalAmount, order.currency, locale.language)],
      [say(words.until), at],
    ],
    button: { label: say(words.button), url: `${order.siteUrl}${path}/payment?ps=01` },
    small: say(words.small),
  })
}

const ko = {
  subject: '[{site}] ‘{title}’ 결제를 이어서 하실 수 있습니다',
  heading: '자리를 잡아 두었습니다',
  text: '{name} 님, ‘{title}’ 결제가 아직 끝나지 않았습니다. {at}까지 자리를 잡아 두니 그 안에 결제를 마쳐 주십시오.',
  after:
    '시간이 지나면 자리가 다른 분께 넘어갑니다. 이미 결제하셨거나 원하지 않으시면 이 메일은 지나쳐 주십시오.',
  course: '{class}',
  amount: '결제 금액',
  until: '결제 기한',
  button: '결제 이어서 하기',
  small: '이 메일을 받지 않으려면 사이트의 내 정보에서 메일 알림을 꺼 주세요.',
}
const texts: Record<Language, typeof ko> = {
  ko,
  en: {
    subject: '[{site}] Your seat in “{title}” is still reserved',
    heading: 'Your seat is still reserved',
    text: '{name}, your payment for “{title}” is not finished. Your seat is reserved until {at}; please pay before then.',
    after:
      'After that somebody else may take it. If you paid already, or changed your mind, please ignore this mail.',
    course: '{class}',
    amount: 'To pay',
    until: 'Pay by',
    button: 'Continue the payment',
    small: 'To stop these mails, switch off mail notices under My information on the site.',
  },
  jp: {
    subject: '[{site}] 「{title}」のお支払いを続けられます',
    heading: 'お席を確保しています',
    text: '{name} 様、「{title}」のお支払いがまだ完了していません。{at}までお席を確保していますので、お早めにお支払いください。',
    after:
      '時間を過ぎるとお席は他の方に移ります。すでにお支払い済みの場合やご不要の場合は、このメールを破棄してください。',
    course: '{class}',
    amount: 'お支払い金額',
    until: 'お支払い期限',
    button: 'お支払いを続ける',
    small: 'このメールが不要な場合は、サイトの会員情報でメール通知をオフにしてください。',
  },
}
