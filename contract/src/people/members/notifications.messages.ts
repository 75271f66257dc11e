import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  joined: {
    ko: '{name} 님이 회원이 되었어요.',
    en: '{name} became a member.',
    jp: '{name}さんが会員になりました。',
  },
}
