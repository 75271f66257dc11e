import type { Language } from 'contract/i18n/languages'
import type { CalendarScope } from 'contract/learning/calendars/calendar-feeds.rules'
import { filled, type Locale } from 'contract/i18n/sentences'

const names: Record<Language, Record<CalendarScope, string>> = {
  ko: { PERSON: '{site} 내 일정', CLASS: '{title}', SITE: '{site} 전체 일정' },
  en: { PERSON: 'My dates at {site}', CLASS: '{title}', SITE: 'All dates of {site}' },
  jp: { PERSON: '{site} 自分の予定', CLASS: '{title}', SITE: '{site} すべての予定' },
}
/** What a calendar app calls a subscribed calendar. */
export const calendarName = (scope: CalendarScope, locale: Locale, values: { site: string; title: string }) =>
  filled(names[locale.language][scope], locale, values)
