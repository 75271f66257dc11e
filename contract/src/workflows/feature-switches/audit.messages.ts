import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '기능 켜고 끄기',
  en: 'Features switched by the operator',
  jp: '機能の切り替え',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'feature-switches.switchSiteFeature': {
    ko: '사이트에서 쓸 수 있는 기능을 바꿨어요',
    en: 'switched a feature of the site',
    jp: 'サイトで使える機能を変更しました',
  },
}
