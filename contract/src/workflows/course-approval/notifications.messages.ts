import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  classPublished: {
    ko: '‘{title}’ 심사가 끝나 공개되었어요.',
    en: '“{title}” was approved and is public.',
    jp: '「{title}」の審査が終わり、公開されました。',
  },
  classRejected: {
    ko: '‘{title}’ 심사에서 고칠 점이 있었어요. 이유를 확인해 주세요.',
    en: '“{title}” needs a change before it can be public. See why.',
    jp: '「{title}」の審査で修正が必要な点がありました。理由をご確認ください。',
  },
}
