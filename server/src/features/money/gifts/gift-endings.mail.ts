import type { Language } from 'contract/i18n/languages'
import { formatDay } from 'contract/values/moments'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

interface MailContent extends Brand {
  language: Language
  to: string
  name: string
  /** The first moment at which it gives nothing any more. */
  endsOn: Date
  /** Where its reader goes on by themselves. */
  path: string
}
const DAY_MS = 86_400_000

/** Says when what was given ends, that nothing is charged, and where its reader goes on. docs/rules.md R-1277. */
export function giftEndingMail({ language, to, name, endsOn, path, ...brand }: MailContent): Mail {
  const words = texts[language]
  const dayOf = (moment: Date) => formatDay(moment, language, { withYear: true })
  return letter(brand, {
    language,
    to,
    subject: `[${brand.siteName}] ${words.subject}`,
    title: words.subject,
    paragraphs: [words.text],
    rows: [
      [words.membership, name],
      [words.until, dayOf(new Date(endsOn.getTime() - DAY_MS))],
      [words.from, dayOf(endsOn)],
    ],
    button: { label: words.see, url: `${brand.siteUrl}${path}` },
  })
}

type Texts = Record<'subject' | 'text' | 'membership' | 'until' | 'from' | 'see', string>
const texts: Record<Language, Texts> = {
  ko: {
    subject: '선물받은 멤버십이 곧 끝납니다',
    text: '선물받으신 멤버십은 자동으로 결제되지 않고 아래 날짜에 종료됩니다. 계속 이용하시려면 종료된 뒤 직접 가입해 주세요. 학습 기록은 그대로 남아 있습니다.',
    membership: '멤버십',
    until: '이용 종료일',
    from: '직접 가입할 수 있는 날',
    see: '멤버십 보기',
  },
  en: {
    subject: 'Your gift ends soon',
    text: 'Nothing is charged for the membership that you were given, and it ends on the day below. To go on, join by yourself after that. Your progress is kept.',
    membership: 'Membership',
    until: 'Access until',
    from: 'Join from',
    see: 'See the membership',
  },
  jp: {
    subject: 'ギフトのメンバーシップがまもなく終了します',
    text: 'ギフトで受け取ったメンバーシップは自動決済されず、下記の日に終了します。続けて利用する場合は、終了後にご自身でご加入ください。学習記録はそのまま残ります。',
    membership: 'メンバーシップ',
    until: 'ご利用終了日',
    from: 'ご加入できる日',
    see: 'メンバーシップを見る',
  },
}
