import type { Language } from 'contract/i18n/languages'
import type { MembershipMonths } from 'contract/money/memberships/memberships.rules'
import { formatDay } from 'contract/values/moments'
import { formatAmount } from 'contract/values/money'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

/** GIVEN: it can be accepted. EXPIRED: nobody accepted it in time. TAKEN_BACK: by its payer, or refunded by staff. */
export type GiftStep = 'GIVEN' | 'EXPIRED' | 'TAKEN_BACK'
export type PayerStep = 'ACCEPTED' | 'EXPIRED'

/** What the charge of a gift, its order and its receipt are called. */
export const giftTitle = (name: string, language: Language) =>
  `${name} ${{ ko: '선물', en: '(gift)', jp: 'ギフト' }[language]}`

interface About extends Brand {
  language: Language
  to: string
  name: string
  months: MembershipMonths
}
interface ToReceiver extends About {
  step: GiftStep
  givenBy: string
  message: string
  expiresAt: Date | null
  /** Where it is accepted. */
  url: string | null
}
export function giftMail({ language, to, step, name, months, givenBy, ...content }: ToReceiver): Mail {
  const { message, expiresAt, url, ...brand } = content
  const words = texts[language]
  const { subject, text } = words[step]
  const write = (line: string) => line.replace('{name}', givenBy)
  const rows: [string, string][] = [[words.membership, `${name} · ${words.term(months)}`]]
  if (step === 'GIVEN' && message !== '') rows.push([words.message, message])
  if (step === 'GIVEN' && expiresAt)
    rows.push([words.until, formatDay(expiresAt, language, { withYear: true })])
  return letter(brand, {
    language,
    to,
    rows,
    subject: `[${brand.siteName}] ${write(subject)}`,
    title: write(subject),
    paragraphs: [write(text)],
    button:
      url === null ? { label: words.see, url: `${brand.siteUrl}/memberships` } : { label: words.accept, url },
  })
}

interface ToPayer extends About {
  step: PayerStep
  price: number
  /** Who accepted it, or the address at which nobody did. */
  receiver: string
}
export function giftMailToPayer({
  language,
  to,
  step,
  name,
  months,
  price,
  receiver,
  ...brand
}: ToPayer): Mail {
  const words = texts[language]
  const { subject, text } = words.payer[step]
  const rows: [string, string][] = [
    [words.membership, `${name} · ${words.term(months)}`],
    [words.receiver, receiver],
  ]
  if (step === 'EXPIRED') rows.push([words.refund, formatAmount(price, 'KRW', language)])
  return letter(brand, {
    language,
    to,
    rows,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    button: { label: words.gifts, url: `${brand.siteUrl}/memberships/gifts` },
  })
}

interface Words {
  subject: string
  text: string
}
type Texts = Record<GiftStep, Words> &
  Record<'membership' | 'message' | 'until' | 'accept' | 'see' | 'receiver' | 'refund' | 'gifts', string> & {
    payer: Record<PayerStep, Words>
    term: (months: MembershipMonths) => string
  }
const texts: Record<Language, Texts> = {
  ko: {
    GIVEN: {
      subject: '{name} 님이 멤버십을 선물했습니다',
      text: '아래 버튼을 눌러 선물을 받으시면 그때부터 이용 기간이 시작됩니다. 이미 이용 중이시면 이용 기간이 그만큼 늘어납니다. 카드 등록이나 결제는 필요하지 않습니다.',
    },
    EXPIRED: {
      subject: '받지 않은 멤버십 선물이 취소되었습니다',
      text: '받을 수 있는 기간이 지나 {name} 님의 선물이 취소되었고, 결제하신 분께 전액 환불됩니다.',
    },
    TAKEN_BACK: {
      subject: '멤버십 선물이 취소되었습니다',
      text: '{name} 님이 보낸 선물이 취소되어 더 이상 받을 수 없습니다.',
    },
    payer: {
      ACCEPTED: {
        subject: '보내신 선물을 받았습니다',
        text: '받는 분이 선물을 받아 멤버십을 이용할 수 있게 되었습니다. 선물은 한 번만 결제되며 자동으로 갱신되지 않습니다.',
      },
      EXPIRED: {
        subject: '받지 않은 선물을 환불해 드립니다',
        text: '30일 동안 받지 않아 선물이 취소되었습니다. 결제하신 카드로 아래 금액이 전액 환불되며, 카드사에 따라 며칠 걸릴 수 있습니다.',
      },
    },
    membership: '멤버십',
    message: '메시지',
    until: '받을 수 있는 기한',
    accept: '선물 받기',
    see: '멤버십 둘러보기',
    receiver: '받는 분',
    refund: '환불 금액',
    gifts: '보낸 선물 보기',
    term: (months) => (months === 12 ? '1년' : `${months}개월`),
  },
  en: {
    GIVEN: {
      subject: '{name} gave you a membership',
      text: 'Accept it with the button below: it begins at that moment. If you are in it already, your period becomes longer. You need no card and pay nothing.',
    },
    EXPIRED: {
      subject: 'Your gift was not accepted in time',
      text: 'The gift from {name} can no longer be accepted, and all of its price goes back to its payer.',
    },
    TAKEN_BACK: {
      subject: 'Your gift was cancelled',
      text: 'The gift from {name} was cancelled and can no longer be accepted.',
    },
    payer: {
      ACCEPTED: {
        subject: 'Your gift was accepted',
        text: 'The membership that you gave can be used now. It was charged once and does not renew.',
      },
      EXPIRED: {
        subject: 'Your gift was not accepted and is refunded',
        text: 'Nobody accepted it within 30 days. The full amount goes back to your card, which may take some days.',
      },
    },
    membership: 'Membership',
    message: 'Message',
    until: 'Accept by',
    accept: 'Accept the gift',
    see: 'See memberships',
    receiver: 'For',
    refund: 'Refund',
    gifts: 'See your gifts',
    term: (months) => (months === 12 ? '1 year' : months === 1 ? '1 month' : `${months} months`),
  },
  jp: {
    GIVEN: {
      subject: '{name}さんからメンバーシップのギフトが届きました',
      text: '下のボタンから受け取ると、その時点でご利用期間が始まります。すでにご利用中の場合は、期間がその分延びます。カードの登録やお支払いは必要ありません。',
    },
    EXPIRED: {
      subject: '受け取られなかったギフトが取り消されました',
      text: '受け取り期限が過ぎたため、{name}さんからのギフトは取り消され、お支払いになった方に全額返金されます。',
    },
    TAKEN_BACK: {
      subject: 'メンバーシップのギフトが取り消されました',
      text: '{name}さんからのギフトは取り消されたため、受け取れません。',
    },
    payer: {
      ACCEPTED: {
        subject: 'ギフトが受け取られました',
        text: '贈られたメンバーシップをご利用いただけるようになりました。請求は1回のみで、自動更新はされません。',
      },
      EXPIRED: {
        subject: '受け取られなかったギフトを返金します',
        text: '30日以内に受け取られなかったため、ギフトは取り消されました。お支払いのカードに全額返金されます。カード会社により数日かかる場合があります。',
      },
    },
    membership: 'メンバーシップ',
    message: 'メッセージ',
    until: '受け取り期限',
    accept: 'ギフトを受け取る',
    see: 'メンバーシップを見る',
    receiver: '受け取る方',
    refund: '返金額',
    gifts: '贈ったギフトを見る',
    term: (months) => (months === 12 ? '1年' : `${months}か月`),
  },
}
