import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  viewingTimeAdded: {
    ko: '‘{title}’ 시청 시간이 {count}분 추가되었어요.',
    en: '{count} more {count|minute/minutes} of viewing time for “{title}”.',
    jp: '「{title}」の視聴時間が{count}分追加されました。',
  },
}
