import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  tooFew: {
    ko: '‘{title}’ {class|이} 시작했는데 지금 {count}명이에요. 정해 둔 최소 인원은 {least}명이에요.',
    en: '“{title}” has begun with fewer people than the {least} you set: {count}.',
    jp: '「{title}」が始まりましたが、最少人数{least}名に届いていません。現在{count}名です。',
  },
}
