import type { Language } from 'contract/i18n/languages'
import { formatDay } from 'contract/values/moments'
import { letter, type Brand } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'

/** INVITED: a seat can be taken. REMOVED: the payer freed the seat of its reader. ENDED: the whole team is over. ACCEPTED: to the payer, somebody took a seat. */
export type TeamStep = 'INVITED' | 'REMOVED' | 'ENDED' | 'ACCEPTED'

interface MailContent extends Brand {
  language: Language
  to: string
  step: TeamStep
  name: string
  /** Who pays for the team; of ACCEPTED, who took the seat. */
  person: string
  /** Until when an invitation can be accepted. */
  expiresAt: Date | null
  /** How many seats are taken, and of how many; of ACCEPTED. */
  seats?: { taken: number; all: number }
  /** Where it is accepted, or where the payer sees the team. */
  url: string | null
}
export function teamMail({ language, to, step, name, person, ...content }: MailContent): Mail {
  const { expiresAt, seats, url, ...brand } = content
  const words = texts[language]
  const { subject, text } = words[step]
  const write = (line: string) => line.replaceAll('{name}', person)
  const rows: [string, string][] = [[words.membership, name]]
  if (expiresAt) rows.push([words.until, formatDay(expiresAt, language, { withYear: true })])
  if (seats) rows.push([words.seats, words.ofSeats(seats)])
  return letter(brand, {
    language,
    to,
    rows,
    subject: `[${brand.siteName}] ${write(subject)}`,
    title: write(subject),
    paragraphs: [write(text)],
    button:
      url === null
        ? { label: words.see, url: `${brand.siteUrl}/memberships` }
        : { label: step === 'ACCEPTED' ? words.manage : words.accept, url },
  })
}

type Texts = Record<TeamStep, { subject: string; text: string }> &
  Record<'membership' | 'until' | 'seats' | 'accept' | 'see' | 'manage', string> & {
    ofSeats: (seats: { taken: number; all: number }) => string
  }
const texts: Record<Language, Texts> = {
  ko: {
    INVITED: {
      subject: '{name} 님이 멤버십 팀에 초대했습니다',
      text: '아래 버튼을 눌러 초대를 수락하시면 바로 멤버십을 이용하실 수 있습니다. 이용료는 {name} 님이 결제하므로 카드 등록이나 결제는 필요하지 않습니다. 모르는 분의 초대라면 이 메일을 무시하셔도 됩니다.',
    },
    REMOVED: {
      subject: '멤버십 팀에서 제외되었습니다',
      text: '{name} 님의 팀에서 제외되어 팀 멤버십으로 이용하던 내용이 종료되었습니다. 학습 기록은 그대로 남아 있으며, 직접 가입하시면 이어서 이용하실 수 있습니다.',
    },
    ENDED: {
      subject: '팀 멤버십이 종료되었습니다',
      text: '{name} 님의 팀 멤버십이 종료되었습니다. 학습 기록은 그대로 남아 있으며, 직접 가입하시면 이어서 이용하실 수 있습니다.',
    },
    ACCEPTED: {
      subject: '{name} 님이 팀 초대를 수락했습니다',
      text: '이제 {name} 님도 팀 멤버십을 이용하실 수 있습니다. 추가로 결제되는 금액은 없습니다.',
    },
    membership: '멤버십',
    until: '수락할 수 있는 기한',
    seats: '이용 인원',
    ofSeats: ({ taken, all }) => `${all}명 중 ${taken}명`,
    manage: '팀 관리하기',
    accept: '초대 수락하기',
    see: '멤버십 둘러보기',
  },
  en: {
    INVITED: {
      subject: '{name} invited you to a team',
      text: 'Accept with the button below and use the membership at once. {name} pays for it: you need no card and pay nothing. If you do not know this person, you can ignore this mail.',
    },
    REMOVED: {
      subject: 'You are no longer in the team',
      text: 'You were removed from the team of {name}, and what you used by it has ended. Your progress is kept: join by yourself to go on.',
    },
    ENDED: {
      subject: 'Your team membership has ended',
      text: 'The team membership of {name} has ended. Your progress is kept: join by yourself to go on.',
    },
    ACCEPTED: {
      subject: '{name} accepted your invitation',
      text: '{name} uses the membership of your team from now on. Nothing more is charged for it.',
    },
    membership: 'Membership',
    until: 'Accept by',
    seats: 'Seats in use',
    ofSeats: ({ taken, all }) => `${taken} of ${all}`,
    manage: 'Manage the team',
    accept: 'Accept the invitation',
    see: 'See memberships',
  },
  jp: {
    INVITED: {
      subject: '{name}さんからメンバーシップのチームに招待されました',
      text: '下のボタンから承諾すると、すぐにメンバーシップをご利用いただけます。料金は{name}さんがお支払いになるため、カードの登録やお支払いは必要ありません。お心当たりのない場合は、このメールを無視してください。',
    },
    REMOVED: {
      subject: 'メンバーシップのチームから外れました',
      text: '{name}さんのチームから外れたため、チームでのご利用は終了しました。学習記録は残っており、ご自身で加入すると続きからご利用いただけます。',
    },
    ENDED: {
      subject: 'チームのメンバーシップが終了しました',
      text: '{name}さんのチームのメンバーシップが終了しました。学習記録は残っており、ご自身で加入すると続きからご利用いただけます。',
    },
    ACCEPTED: {
      subject: '{name}さんがチームへの招待を承諾しました',
      text: '{name}さんもチームのメンバーシップをご利用いただけるようになりました。追加の請求はありません。',
    },
    membership: 'メンバーシップ',
    until: '承諾期限',
    seats: 'ご利用人数',
    ofSeats: ({ taken, all }) => `${all}名中${taken}名`,
    manage: 'チームを管理する',
    accept: '招待を承諾する',
    see: 'メンバーシップを見る',
  },
}
