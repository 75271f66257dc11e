import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  levelRaised: {
    ko: '축하해요! ‘{title}’ 등급이 되었어요.',
    en: 'Congratulations! You have reached the level “{title}”.',
    jp: 'おめでとうございます！「{title}」ランクになりました。',
  },
}
