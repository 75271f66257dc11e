import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '수료증', en: 'Certificates', jp: '修了証' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'certificates.setCertificateRule': {
    ko: '수료 기준을 바꿨어요',
    en: 'changed what a certificate asks for',
    jp: '修了基準を変更しました',
  },
}
