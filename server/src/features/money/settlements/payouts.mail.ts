import type { Language } from 'contract/i18n/languages'
import { statementDay, statementMonth } from 'contract/money/settlements/statement-dates.rules'
import { formatAmount } from 'contract/values/money'
import type { Currency } from 'contract/values/ids'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface Payout {
  to: string
  language: Language
  /** `2026-10` */
  month: string
  currency: Currency
  /** Below zero the site pays it. */
  amount: number
}

/** Notifies an operator that an owner requests a payout. */
export function payoutRequestMail(
  brand: Brand,
  { to, language, site, payoutSeq, ...payout }: Payout & { site: string; payoutSeq: number },
): Mail {
  const words = texts[language]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${words.request.subject}`,
    title: words.request.subject,
    paragraphs: [words.request.text],
    rows: [[words.site, site], ...amountRows(words, payout, language)],
    button: { label: words.request.label, url: `${brand.siteUrl}/admin/payouts/${payoutSeq}` },
  })
}

interface Decided extends Payout {
  state: 'APPROVED' | 'HELD' | 'PAID'
  reason: string | null
  paidOn: string | null
  reference: string | null
}
/** Notifies an owner of what the operator decided. */
export function payoutMail(
  brand: Brand,
  { to, language, state, reason, paidOn, reference, ...payout }: Decided,
): Mail {
  const words = texts[language]
  const { subject, text } = words[payout.amount < 0 ? 'RECEIVED' : state]
  const rows: [string, string | null][] = [
    [words.reason, reason],
    [words.day, paidOn && statementDay(paidOn, language)],
    [words.reference, reference],
  ]
  return letter(brand, {
    to,
    language,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows: [
      ...amountRows(words, payout, language),
      ...rows.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]])),
    ],
    button: { label: words.label, url: `${brand.siteUrl}/settings/settlement?month=${payout.month}` },
  })
}

const amountRows = (
  words: Texts,
  { month, amount, currency }: Pick<Payout, 'month' | 'amount' | 'currency'>,
  language: Language,
): [string, string][] => [
  [words.month, statementMonth(month, language)],
  [words.amount, formatAmount(Math.abs(amount), currency, language)],
]

const ko = {
  site: '사이트',
  month: '정산 월',
  amount: '금액',
  reason: '사유',
  day: '입금일',
  reference: '입금 확인 번호',
  label: '정산서 보기',
  request: {
    subject: '정산금 지급 요청을 확인해 주세요',
    text: '사이트 소유자가 정산금 지급을 요청했습니다. 정산서를 확인한 뒤 승인하거나 보류해 주세요.',
    label: '요청 확인하기',
  },
  APPROVED: {
    subject: '정산금 지급이 승인되었습니다',
    text: '플랫폼 운영자가 지급을 승인했습니다. 입금하면 다시 알려 드립니다.',
  },
  HELD: {
    subject: '정산금 지급이 보류되었습니다',
    text: '플랫폼 운영자가 아래 사유로 지급을 보류했습니다. 사유를 해결한 뒤 다시 요청해 주세요.',
  },
  PAID: {
    subject: '정산금을 입금했습니다',
    text: '아래와 같이 정산금을 입금했습니다. 계좌를 확인해 주세요.',
  },
  RECEIVED: {
    subject: '플랫폼 수수료 입금을 확인했습니다',
    text: '아래와 같이 플랫폼 수수료 입금을 확인했습니다.',
  },
}
type Texts = typeof ko
const texts: Record<Language, Texts> = {
  ko,
  en: {
    site: 'Site',
    month: 'Month',
    amount: 'Amount',
    reason: 'Reason',
    day: 'Paid on',
    reference: 'Reference',
    label: 'See the statement',
    request: {
      subject: 'A site requests its payout',
      text: 'The owner of a site requests a payout. Look at the statement, then approve it or put it on hold.',
      label: 'Look at the request',
    },
    APPROVED: {
      subject: 'Your payout was approved',
      text: 'The operator of the platform approved it. You hear again once it is paid.',
    },
    HELD: {
      subject: 'Your payout is on hold',
      text: 'The operator of the platform does not pay it yet, for the reason below. Settle the matter and request it again.',
    },
    PAID: { subject: 'Your payout was paid', text: 'It was paid as follows. Please look at your account.' },
    RECEIVED: {
      subject: 'The fee of the platform was received',
      text: 'The platform received its fee as follows.',
    },
  },
  jp: {
    site: 'サイト',
    month: '精算月',
    amount: '金額',
    reason: '理由',
    day: '入金日',
    reference: '入金の照合番号',
    label: '精算書を見る',
    request: {
      subject: '精算金の支払い申請をご確認ください',
      text: 'サイトの所有者が精算金の支払いを申請しました。精算書を確認し、承認または保留してください。',
      label: '申請を確認する',
    },
    APPROVED: {
      subject: '精算金の支払いが承認されました',
      text: 'プラットフォームの運営者が支払いを承認しました。入金後に改めてお知らせします。',
    },
    HELD: {
      subject: '精算金の支払いが保留されました',
      text: 'プラットフォームの運営者が下記の理由で支払いを保留しました。解決後にもう一度申請してください。',
    },
    PAID: {
      subject: '精算金を入金しました',
      text: '下記のとおり精算金を入金しました。口座をご確認ください。',
    },
    RECEIVED: {
      subject: 'プラットフォーム手数料の入金を確認しました',
      text: '下記のとおりプラットフォーム手数料の入金を確認しました。',
    },
  },
}
