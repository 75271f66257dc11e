import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '콘텐츠', en: 'Contents', jp: 'コンテンツ' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'contents.createContents': {
    ko: '콘텐츠를 만들었어요',
    en: 'made contents',
    jp: 'コンテンツを作成しました',
  },
}
