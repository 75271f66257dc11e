import type { Language } from 'contract/i18n/languages'
import { formatDay } from 'contract/values/moments'
import { formatAmount } from 'contract/values/money'
import type { Currency } from 'contract/values/ids'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

/** TRIAL: free days began. TRIAL_ENDS: they end soon. PAID: a term was paid. DUE: a charge is near. FAILED: it is tried again. UNPAID: it ended. CANCELLED: it ends with its period. PAUSED: it rests from tomorrow on. PAUSE_ENDS: it goes on soon. RESUMED: it goes on. */
export type MembershipStep =
  | 'TRIAL'
  | 'TRIAL_ENDS'
  | 'PAID'
  | 'DUE'
  | 'FAILED'
  | 'UNPAID'
  | 'CANCELLED'
  | 'PAUSED'
  | 'PAUSE_ENDS'
  | 'RESUMED'

/** What the charge of a team, its order and its receipt are called. */
export const teamTitle = (name: string, seats: number, language: Language) =>
  `${name} ${{ ko: `팀 ${seats}명`, en: `(team of ${seats})`, jp: `チーム${seats}名` }[language]}`

interface MailContent extends Brand {
  language: Language
  to: string
  step: MembershipStep
  name: string
  amount: number
  currency: Currency
  /** Days of Seoul. */
  periodStart: string
  periodEnd: string
  /** When the card is charged next, or tried again. */
  at: Date | null
  pause: { startsOn: string; endsOn: string } | null
}

const DAY_MS = 86_400_000
/** On the last day of a period, which ends when the next one begins. */
const lastMoment = (end: string) => new Date(beginOf(end).getTime() - DAY_MS)
const beginOf = (day: string) => new Date(`${day}T00:00:00+09:00`)

/** Says how a membership stands, what is charged and when, and leads to the page on which it is cancelled with one button. */
export function membershipMail({
  language,
  to,
  step,
  name,
  amount,
  currency,
  ...content
}: MailContent): Mail {
  const { periodStart, periodEnd, at, pause, ...brand } = content
  const words = texts[language]
  const { subject, text } = words[step]
  const dayOf = (moment: Date) => formatDay(moment, language, { withYear: true })
  const price: [string, string] = [words.amount, formatAmount(amount, currency, language)]
  const rows: [string, string][] = [[words.membership, name]]
  const isOfPause = step === 'PAUSED' || step === 'PAUSE_ENDS' || step === 'RESUMED'
  if (pause && step === 'PAUSED')
    rows.push([words.pause, `${dayOf(beginOf(pause.startsOn))} ~ ${dayOf(lastMoment(pause.endsOn))}`])
  if (pause && isOfPause) rows.push([words.goesOn, dayOf(beginOf(pause.endsOn))])
  if (step !== 'CANCELLED' && (at || !isOfPause)) rows.push(price)
  if (step === 'PAID' || step === 'TRIAL')
    rows.push([
      step === 'TRIAL' ? words.trial : words.period,
      `${dayOf(beginOf(periodStart))} ~ ${dayOf(lastMoment(periodEnd))}`,
    ])
  // One that was cancelled before it was paused.
  if (step === 'CANCELLED' || (isOfPause && !at)) rows.push([words.until, dayOf(lastMoment(periodEnd))])
  if (at) rows.push([step === 'FAILED' ? words.again : words.at, dayOf(at)])
  return letter(brand, {
    language,
    to,
    subject: `[${brand.siteName}] ${subject}`,
    title: subject,
    paragraphs: [text],
    rows,
    button: { label: words.button, url: `${brand.siteUrl}/memberships/mine` },
  })
}

type Texts = Record<MembershipStep, { subject: string; text: string }> &
  Record<
    'membership' | 'amount' | 'period' | 'trial' | 'until' | 'pause' | 'goesOn' | 'at' | 'again' | 'button',
    string
  >
const texts: Record<Language, Texts> = {
  ko: {
    TRIAL: {
      subject: '멤버십 무료 체험이 시작되었습니다',
      text: '지금은 결제된 금액이 없습니다. 무료 체험이 끝나면 등록하신 카드로 아래 금액이 자동 결제됩니다. 결제일 전에 해지하시면 아무것도 결제되지 않습니다.',
    },
    TRIAL_ENDS: {
      subject: '멤버십 무료 체험이 곧 끝납니다',
      text: '아래 날짜에 등록하신 카드로 멤버십의 첫 결제가 진행될 예정입니다. 계속 이용하지 않으시려면 결제일 전에 해지해 주세요. 해지하시면 아무것도 결제되지 않습니다.',
    },
    PAID: {
      subject: '멤버십 결제가 완료되었습니다',
      text: '멤버십을 이용해 주셔서 감사합니다. 이용 기간이 끝나면 등록하신 카드로 자동 결제되며, 언제든지 해지하실 수 있습니다.',
    },
    DUE: {
      subject: '멤버십 결제 예정 안내',
      text: '아래 날짜에 등록하신 카드로 멤버십이 자동 결제될 예정입니다. 원하지 않으시면 결제일 전에 해지해 주세요. 해지하셔도 결제하신 기간까지 이용하실 수 있습니다.',
    },
    FAILED: {
      subject: '멤버십이 결제되지 않았습니다',
      text: '등록하신 카드로 멤버십을 결제하지 못했습니다. 아래 날짜에 다시 결제를 시도하며, 그동안에도 계속 이용하실 수 있습니다. 다른 카드로 바꾸시면 바로 결제됩니다.',
    },
    UNPAID: {
      subject: '결제되지 않아 멤버십이 종료되었습니다',
      text: '여러 차례 결제를 시도했으나 결제되지 않아 멤버십이 종료되었습니다. 더 이상 결제되지 않으며, 언제든지 다시 가입하실 수 있습니다.',
    },
    CANCELLED: {
      subject: '멤버십이 해지되었습니다',
      text: '멤버십이 해지되어 더 이상 결제되지 않습니다. 아래 날짜까지는 그대로 이용하실 수 있으며, 그 전에는 언제든지 해지를 취소하실 수 있습니다.',
    },
    PAUSED: {
      subject: '멤버십이 일시정지됩니다',
      text: '아래 기간에는 이용이 멈추고 결제되지 않습니다. 남은 이용 기간은 일시정지한 날만큼 뒤로 미뤄지며, 언제든지 먼저 다시 시작하실 수 있습니다.',
    },
    PAUSE_ENDS: {
      subject: '멤버십이 곧 다시 시작됩니다',
      text: '아래 날짜에 일시정지가 끝나고 이용이 자동으로 다시 시작됩니다.',
    },
    RESUMED: {
      subject: '멤버십이 다시 시작되었습니다',
      text: '지금부터 다시 이용하실 수 있습니다. 이용 기간은 실제로 일시정지한 날만큼 늘어났습니다.',
    },
    membership: '멤버십',
    amount: '결제 금액',
    period: '이용 기간',
    trial: '무료 체험 기간',
    until: '이용 종료일',
    pause: '일시정지 기간',
    goesOn: '다시 시작하는 날',
    at: '다음 결제일',
    again: '다시 결제하는 날',
    button: '내 멤버십 보기',
  },
  en: {
    TRIAL: {
      subject: 'Your free days have begun',
      text: 'Nothing is charged today. When your free days end, your card is charged the amount below. Cancel before that day and nothing is charged at all.',
    },
    TRIAL_ENDS: {
      subject: 'Your free days end soon',
      text: 'Your card is charged for the first time on the day below. If you do not want to go on, cancel before that day and nothing is charged at all.',
    },
    PAID: {
      subject: 'Your membership is paid',
      text: 'Thank you. Your card is charged again when this period ends. You can cancel at any time.',
    },
    DUE: {
      subject: 'Your membership renews soon',
      text: 'Your card is charged on the day below. You can cancel before that day; what you have paid for stays yours until it ends.',
    },
    FAILED: {
      subject: 'Your membership was not paid',
      text: 'Your card was not charged. We try again on the day below, and you keep your access meanwhile. With another card it is paid at once.',
    },
    UNPAID: {
      subject: 'Your membership ended because it was not paid',
      text: 'Your card was tried several times and not charged, so your membership has ended. Nothing more is charged. You can join again at any time.',
    },
    CANCELLED: {
      subject: 'Your membership is cancelled',
      text: 'Nothing more is charged. You keep your access until the day below, and can take the cancellation back before it.',
    },
    PAUSED: {
      subject: 'Your membership will be paused',
      text: 'On the days below it rests and nothing is charged. What you have paid for moves by as many days, and you can resume earlier at any time.',
    },
    PAUSE_ENDS: {
      subject: 'Your membership resumes soon',
      text: 'The pause ends on the day below, and your membership goes on by itself.',
    },
    RESUMED: {
      subject: 'Your membership goes on',
      text: 'You can use it again from now on. Your period is longer by the days on which it was really paused.',
    },
    membership: 'Membership',
    amount: 'Amount',
    period: 'Period',
    trial: 'Free days',
    until: 'Access until',
    pause: 'Paused',
    goesOn: 'Resumes on',
    at: 'Next charge',
    again: 'Tried again on',
    button: 'See your membership',
  },
  jp: {
    TRIAL: {
      subject: 'メンバーシップの無料体験が始まりました',
      text: '現在、請求はありません。無料体験が終わると、ご登録のカードで下記の金額が自動的に決済されます。決済日の前に解約すれば、請求は一切ありません。',
    },
    TRIAL_ENDS: {
      subject: 'メンバーシップの無料体験がまもなく終了します',
      text: '下記の日に、ご登録のカードで最初の決済が行われる予定です。継続を希望されない場合は、決済日の前に解約してください。解約すれば、請求は一切ありません。',
    },
    PAID: {
      subject: 'メンバーシップの決済が完了しました',
      text: 'ご利用ありがとうございます。ご利用期間が終わると、ご登録のカードで自動的に決済されます。いつでも解約できます。',
    },
    DUE: {
      subject: 'メンバーシップの決済予定のご案内',
      text: '下記の日に、ご登録のカードで自動的に決済される予定です。ご希望でない場合は決済日の前に解約してください。解約後も、お支払い済みの期間まではご利用いただけます。',
    },
    FAILED: {
      subject: 'メンバーシップを決済できませんでした',
      text: 'ご登録のカードで決済できませんでした。下記の日にもう一度決済します。その間もご利用いただけます。別のカードに変更すると、すぐに決済されます。',
    },
    UNPAID: {
      subject: '決済できず、メンバーシップが終了しました',
      text: '複数回決済を試みましたが決済できなかったため、メンバーシップが終了しました。これ以上の請求はありません。いつでも再加入できます。',
    },
    CANCELLED: {
      subject: 'メンバーシップを解約しました',
      text: 'これ以上の請求はありません。下記の日まではそのままご利用いただけ、それまではいつでも解約を取り消せます。',
    },
    PAUSED: {
      subject: 'メンバーシップを一時停止します',
      text: '下記の期間はご利用が止まり、決済も行われません。残りのご利用期間は一時停止した日数だけ後ろに延び、いつでも早めに再開できます。',
    },
    PAUSE_ENDS: {
      subject: 'メンバーシップがまもなく再開します',
      text: '下記の日に一時停止が終わり、自動的にご利用が再開します。',
    },
    RESUMED: {
      subject: 'メンバーシップを再開しました',
      text: '今から再びご利用いただけます。ご利用期間は、実際に一時停止した日数だけ延びました。',
    },
    membership: 'メンバーシップ',
    amount: '決済金額',
    period: 'ご利用期間',
    trial: '無料体験期間',
    until: 'ご利用終了日',
    pause: '一時停止期間',
    goesOn: '再開日',
    at: '次回決済日',
    again: '再決済日',
    button: 'マイメンバーシップを見る',
  },
}
