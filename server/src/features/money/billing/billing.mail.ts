import type { Language } from 'contract/i18n/languages'
import { formatDay } from 'contract/values/moments'
import { formatAmount } from 'contract/values/money'
import type { Currency } from 'contract/values/ids'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

/** A charge is near, was not paid and is tried again, or was not paid and ended the subscription. */
export type SubscriptionStep = 'DUE' | 'FAILED' | 'ENDED'

interface Renewal extends Brand {
  language: Language
  to: string
  step: SubscriptionStep
  title: string
  amount: number
  currency: Currency
  /** When the card is charged, or tried again. */
  at: Date | null
  card: { brand: string | null; cardEnd: string | null } | null
}

/** Says what is charged, when and by which card, and where it is changed. */
export function subscriptionMail({
  language,
  to,
  step,
  title,
  amount,
  currency,
  at,
  card,
  ...brand
}: Renewal): Mail {
  const words = texts[language]
  const { subject, text } = words[step]
  const cardName = [card?.brand, card?.cardEnd && `···· ${card.cardEnd}`].filter(Boolean).join(' ')
  const rows: [string, string][] = [
    [words.product, title],
    [words.amount, formatAmount(amount, currency, language)],
    ...(at
      ? [
          [step === 'DUE' ? words.at : words.again, formatDay(at, language, { withYear: true })] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [words.card, card ? cardName : words.noCard],
  ]
  return letter(brand, {
    language,
    to,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows,
    button: { label: words.button, url: `${brand.siteUrl}/service/servicepaymentinfo` },
  })
}

type Texts = Record<SubscriptionStep, { subject: string; text: string }> &
  Record<'product' | 'amount' | 'at' | 'again' | 'card' | 'noCard' | 'button', string>
const texts: Record<Language, Texts> = {
  ko: {
    DUE: {
      subject: '정기 결제 예정 안내',
      text: '아래 날짜에 등록하신 카드로 이용료가 결제될 예정입니다. 원하지 않으시면 결제일 전에 해지하실 수 있으며, 해지하셔도 이미 결제하신 기간까지 이용하실 수 있습니다.',
    },
    FAILED: {
      subject: '이용료가 결제되지 않았습니다',
      text: '등록하신 카드로 이용료를 결제하지 못했습니다. 아래 날짜에 다시 결제를 시도합니다. 그 전에 카드를 확인하거나 다른 카드로 바꿔 주십시오.',
    },
    ENDED: {
      subject: '이용료가 결제되지 않아 구독이 종료되었습니다',
      text: '여러 차례 결제를 시도했으나 이용료가 결제되지 않아 구독이 종료되었습니다. 더 이상 결제되지 않습니다.',
    },
    product: '구독',
    amount: '결제 금액',
    at: '결제 예정일',
    again: '다시 결제하는 날',
    card: '결제 카드',
    noCard: '등록된 카드 없음',
    button: '결제 카드 확인하기',
  },
  en: {
    DUE: {
      subject: 'Your next payment',
      text: 'Your card will be charged on the day below. You can cancel before that day; what you have paid for stays yours until it ends.',
    },
    FAILED: {
      subject: 'Your payment did not go through',
      text: 'Your card was not charged. We try again on the day below. Please check your card or register another one before then.',
    },
    ENDED: {
      subject: 'Your subscription ended because it was not paid',
      text: 'Your card was tried several times and not charged, so the subscription has ended. Nothing more is charged.',
    },
    product: 'Subscription',
    amount: 'Amount',
    at: 'Charged on',
    again: 'Tried again on',
    card: 'Card',
    noCard: 'No card is registered',
    button: 'See your card',
  },
  jp: {
    DUE: {
      subject: '定期決済のご案内',
      text: '下記の日に、ご登録のカードで利用料を決済する予定です。ご希望でない場合は決済日の前に解約できます。解約後も、お支払い済みの期間まではご利用いただけます。',
    },
    FAILED: {
      subject: '利用料を決済できませんでした',
      text: 'ご登録のカードで利用料を決済できませんでした。下記の日にもう一度決済します。それまでにカードを確認するか、別のカードに変更してください。',
    },
    ENDED: {
      subject: '利用料を決済できず、購読が終了しました',
      text: '複数回決済を試みましたが利用料を決済できなかったため、購読が終了しました。これ以上の請求はありません。',
    },
    product: '購読',
    amount: '決済金額',
    at: '決済予定日',
    again: '再決済日',
    card: '決済カード',
    noCard: '登録されたカードはありません',
    button: '決済カードを確認',
  },
}
