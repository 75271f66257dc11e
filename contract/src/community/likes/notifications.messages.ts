import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  liked: {
    ko: '{name} 님이 ‘{title}’에 좋아요를 눌렀어요.',
    en: '{name} likes “{title}”.',
    jp: '{name}さんが「{title}」に「いいね」しました。',
  },
  likedByMany: {
    ko: '{count}명이 ‘{title}’에 좋아요를 눌렀어요.',
    en: '{count} {count|person likes/people like} “{title}”.',
    jp: '{count}名が「{title}」に「いいね」しました。',
  },
}
