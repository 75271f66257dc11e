import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '약관', en: 'Terms', jp: '規約' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'legal.publishTerms': {
    ko: '약관의 새 판을 저장했어요',
    en: 'saved a new version of the terms',
    jp: '規約の新しいバージョンを保存しました',
  },
  'legal.withdrawTerms': {
    ko: '시행을 앞둔 약관을 취소했어요',
    en: 'withdrew terms before they came into force',
    jp: '施行予定の規約を取り下げました',
  },
}
