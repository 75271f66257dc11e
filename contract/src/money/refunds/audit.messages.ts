import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '환불 기준', en: 'Refund policy', jp: '返金基準' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'refunds.saveRefundPolicy': {
    ko: '환불 기준을 바꿨어요',
    en: 'changed the refund policy',
    jp: '返金基準を変更しました',
  },
}
