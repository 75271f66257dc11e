import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '홍보 주소',
  en: 'Promotion links',
  jp: '宣伝アドレス',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'entry-links.addEntryCode': {
    ko: '홍보 주소를 만들었어요',
    en: 'made a promotion address',
    jp: '宣伝アドレスを作成しました',
  },
  'entry-links.removeEntryCode': {
    ko: '홍보 주소를 지웠어요',
    en: 'deleted a promotion address',
    jp: '宣伝アドレスを削除しました',
  },
}
