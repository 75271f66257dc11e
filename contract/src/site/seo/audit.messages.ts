import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '검색과 공유',
  en: 'Search and sharing',
  jp: '検索と共有',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'seo.saveSiteSeo': {
    ko: '사이트의 검색 설정을 바꿨어요',
    en: 'changed how search shows the site',
    jp: 'サイトの検索設定を変更しました',
  },
  'seo.saveCourseSeo': {
    ko: '{class}의 검색 설정을 바꿨어요',
    en: 'changed how search shows {class|a}',
    jp: '{class}の検索設定を変更しました',
  },
  'seo.clearCourseSeo': {
    ko: '{class}의 검색 설정을 사이트와 같게 되돌렸어요',
    en: 'let {class|a} follow the site in search again',
    jp: '{class}の検索設定をサイトの設定に戻しました',
  },
}
