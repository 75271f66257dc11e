import type { Translations } from 'contract/i18n/translations'

const files = import.meta.glob<{ notificationTexts: Translations }>(
  '../../contract/src/*/*/notifications.messages.ts',
  { eager: true },
)

/** The sentences of all notifications, by kind. */
export const notificationSentences: ReadonlyMap<string, Translations[string]> = new Map(
  Object.values(files).flatMap(({ notificationTexts }) => Object.entries(notificationTexts)),
)
