import { subjectOf, type AlarmSubject } from './schemas.ts'
import type { Language } from '../../i18n/languages.ts'
import { formatAmount } from '../../values/money.ts'
import { formatMoment, formatTime } from '../../values/moments.ts'

const kinds = [
  'applicant',
  'enrolled',
  'cancelled',
  'periodChanged',
  'periodEnds',
  'periodEndsSoon',
  'waitApplied',
  'approvalAsked',
  'payInvited',
  'payOver',
  'notLetIn',
  'standby',
  'staffCancelled',
  'review',
  'question',
  'askedAgain',
  'answer',
  'joined',
  'notice',
  'classTCH',
  'classMNG',
  'classFAC',
  'classCMG',
  'classLeft',
  'classPublished',
  'classRejected',
  'tooFew',
  'liveTomorrow',
  'liveSoon',
  'liveMoved',
  'liveEndMoved',
  'liveCancelled',
  'liveOver',
  'viewingTimeAdded',
  'missionHandedIn',
  'missionAnswered',
  'missionApproved',
  'missionReturned',
  'missionComment',
  'postComment',
  'postReply',
  'postReported',
  'liked',
  'likedByMany',
  'ownerInvited',
  'ownerAdded',
  'ownerLeaving',
  'ownerStays',
  'ownerRemoved',
] as const
/** Every sentence an alarm can be. */
export type AlarmSentence = (typeof kinds)[number] | AlarmSubject | 'refunded' | 'other'

interface Told {
  alarmType: string
  /** JSON text, or a sentence. */
  content: string
  legacyYn: 'Y' | 'N'
}

/**
 * What an alarm says, from the facts it carries: by its kind, else by its number. Plain text speaks for itself, and so
 * does everything of the old kind, whatever it looks like. docs/rules.md R-250.
 */
export function alarmSentence(
  { content, legacyYn, alarmType }: Told,
  language: Language,
  say: (sentence: AlarmSentence, values: Record<string, string>) => string,
) {
  const facts = legacyYn === 'Y' ? null : readFacts(content)
  if (!facts) return content
  const { kind, name = '', title = '', lesson = '', at = '', count = '', least = '' } = facts
  const paid = Number(facts['amount'] ?? 0)
  const isTimed = !Number.isNaN(Date.parse(at))
  const values = {
    name,
    title,
    lesson,
    count,
    least,
    amount: formatAmount(paid, 'KRW', language),
    when: isTimed ? formatMoment(at, language) : '',
    time: isTimed ? formatTime(at) : '',
  }
  if (kind === 'cancelled' && paid > 0) return say('refunded', values)
  const known = kinds.find((one) => one === kind)
  if (known) return say(known, values)
  return say(name === '' && title === '' ? 'other' : subjectOf(alarmType), values)
}

function readFacts(content: string): Record<string, string | undefined> | null {
  try {
    const read: unknown = JSON.parse(content)
    if (typeof read !== 'object' || read === null) return null
    return Object.fromEntries(Object.entries(read).map(([key, value]) => [key, String(value)]))
  } catch {
    return null
  }
}
