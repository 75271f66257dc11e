import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  review: {
    ko: '{name} 님이 ‘{title}’에 {review|을} 남겼어요.',
    en: '{name} left {review|a} of “{title}”.',
    jp: '{name}さんが「{title}」に{review}を投稿しました。',
  },
}
