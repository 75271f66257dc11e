import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  formSubmitted: {
    ko: '‘{title}’ 양식에 새 응답이 왔어요.',
    en: 'There is a new response to the form “{title}”.',
    jp: 'フォーム「{title}」に新しい回答が届きました。',
  },
}
