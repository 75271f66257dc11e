import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '사이트 용어',
  en: 'Words of the site',
  jp: 'サイトの用語',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'terminology.saveKeywords': {
    ko: '사이트에서 쓰는 말을 바꿨어요',
    en: 'changed the words of the site',
    jp: 'サイトの用語を変更しました',
  },
}
