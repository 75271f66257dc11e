import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  classTCH: {
    ko: '‘{title}’의 {instructor|이} 되었어요.',
    en: 'You are now {instructor|a} of “{title}”.',
    jp: '「{title}」の{instructor}になりました。',
  },
  classMNG: {
    ko: '‘{title}’의 {class} 운영자가 되었어요.',
    en: 'You now manage “{title}”.',
    jp: '「{title}」の{class}運営者になりました。',
  },
  classFAC: {
    ko: '‘{title}’의 진행자가 되었어요.',
    en: 'You are now a facilitator of “{title}”.',
    jp: '「{title}」の進行役になりました。',
  },
  classCMG: {
    ko: '‘{title}’의 {class} 매니저가 되었어요.',
    en: 'You are now an assistant of “{title}”.',
    jp: '「{title}」の{class}マネージャーになりました。',
  },
  classLeft: {
    ko: '‘{title}’에서 맡은 일이 끝났어요.',
    en: 'Your work on “{title}” has ended.',
    jp: '「{title}」での担当が終了しました。',
  },
}
