import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  notice: {
    ko: '새 {notice}: {title}',
    en: 'New {notice}: “{title}”.',
    jp: '新しい{notice}：{title}',
  },
}
