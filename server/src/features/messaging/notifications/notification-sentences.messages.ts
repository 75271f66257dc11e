import { alarmSentence, type NotificationSentences } from 'contract/messaging/notifications/sentences'
import type { Language } from 'contract/i18n/languages'
import { filled, type Locale } from 'contract/i18n/sentences'
import { contentOf } from './notifications.views.ts'

const more: Record<Language, string> = {
  ko: '이 밖에 새 알림 {count}개',
  en: 'and {count} more',
  jp: 'ほか{count}件の新しい通知',
}
export const moreWords = (count: number, locale: Locale) =>
  filled(more[locale.language], locale, { count: String(count) })

type Row = Parameters<typeof contentOf>[0] & { alarmType: string }
/** The text of a notification outside a page, identical to the one in the list. */
export const sentenceOf = ({ alarmType, ...row }: Row, locale: Locale, sentences: NotificationSentences) =>
  alarmSentence({ alarmType, ...contentOf(row, locale.language) }, locale, sentences)
