import type { Translations } from '../../i18n/translations.ts'

/** What a notification says, by its kind. */
export const notificationTexts: Translations = {
  notice: {
    ko: '새 {notice}: {title}',
    en: 'New {notice}: “{title}”.',
    jp: '新しい{notice}：{title}',
  },
}
