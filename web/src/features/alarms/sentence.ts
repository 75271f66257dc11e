import { subjectOf, type Alarm } from 'contract/alarms'
import type { Language } from 'contract/languages'
import { formatAmount } from 'contract/money'
import { formatMoment, formatTime } from '../../platform/time.ts'
import type { Translate } from '../../platform/words/dictionary.ts'
import type { alarmWords } from './alarms.words.ts'

type Words = Translate<keyof typeof alarmWords.ko>

const kinds = [
  'applicant', 'enrolled', 'cancelled', 'staffCancelled', 'review', 'joined', 'notice',
  'classTCH', 'classMNG', 'classFAC', 'classCMG', 'classLeft',
] as const // prettier-ignore

const timedKinds = ['liveTomorrow', 'liveSoon', 'liveMoved', 'liveCancelled', 'liveOver'] as const

/**
 * What an alarm says, from the facts it carries: by its kind, else by its number. Plain text speaks for itself, and so
 * does everything of the old kind, whatever it looks like.
 */
export function sentenceOf({ content, legacyYn, alarmType }: Alarm, t: Words, language: Language) {
  const facts = legacyYn === 'Y' ? null : readFacts(content)
  if (!facts) return content
  const { kind, name = '', title = '' } = facts
  const amount = Number(facts['amount'] ?? 0)
  if (kind === 'cancelled' && amount > 0) {
    return t('refunded', { title, amount: formatAmount(amount, 'KRW', language) })
  }
  const timed = timedKinds.find((one) => one === kind)
  if (timed) {
    const { lesson = '', at = '', count = '' } = facts
    const when = Number.isNaN(Date.parse(at)) ? '' : formatMoment(at, language)
    return t(timed, { title, lesson, when, time: when && formatTime(at), count })
  }
  const known = kinds.find((one) => one === kind)
  if (known) return t(known, { name, title })
  return name === '' && title === '' ? t('other') : t(subjectOf(alarmType), { name, title })
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
