import { filled, type Locale } from '../../i18n/sentences.ts'
import type { Translations } from '../../i18n/translations.ts'
import { formatAmount } from '../../values/money.ts'
import { formatMoment, formatMonth, formatTime } from '../../values/moments.ts'
import { subjectOf } from './notifications.rules.ts'

/** Sentences of all features, by kind of notification. */
export type NotificationSentences = ReadonlyMap<string, Translations[string]>

interface SentenceParts {
  alarmType: string
  /** JSON text, or plain text. */
  content: string
  legacyYn: 'Y' | 'N'
}

/**
 * The sentence of a notification, from the values it carries: by its kind, otherwise by its number. Plain text is shown as it is,
 * and so is everything of the old format. docs/rules.md R-250.
 */
export function alarmSentence(
  { content, legacyYn, alarmType }: SentenceParts,
  locale: Locale,
  sentences: NotificationSentences,
) {
  const facts = legacyYn === 'Y' ? null : readFacts(content)
  if (!facts) return content
  const { kind = '', name = '', title = '', lesson = '', at = '', count = '', least = '' } = facts
  const paid = Number(facts['amount'] ?? 0)
  const isTimed = !Number.isNaN(Date.parse(at))
  const values = {
    name,
    title,
    lesson,
    count,
    least,
    // Those from before name no currency: they are of won.
    amount: formatAmount(paid, facts['currency'] === 'USD' ? 'USD' : 'KRW', locale.language),
    when: isTimed ? formatMoment(at, locale.language) : '',
    // Notifications from before carry their month as a title.
    month: isTimed ? formatMonth(at, locale.language) : title,
    time: isTimed ? formatTime(at) : '',
  }
  const about = name === '' && title === '' ? 'other' : subjectOf(alarmType)
  const names = [kind === 'cancelled' && paid > 0 ? 'refunded' : kind, about, 'other']
  const sentence = names.map((one) => sentences.get(one)).find((one) => one !== undefined)
  return sentence ? filled(sentence[locale.language], locale, values) : ''
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
