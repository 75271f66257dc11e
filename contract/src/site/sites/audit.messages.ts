import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '환경 설정', en: 'Settings', jp: '環境設定' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'sites.saveConfiguration': {
    ko: '환경 설정을 바꿨어요',
    en: 'changed the settings',
    jp: '環境設定を変更しました',
  },
}
