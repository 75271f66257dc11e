import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '수료증', en: 'Certificates', jp: '修了証' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'certificates.setCertificateRule': {
    ko: '수료 기준을 바꿨어요',
    en: 'changed what a certificate asks for',
    jp: '修了基準を変更しました',
  },
}
