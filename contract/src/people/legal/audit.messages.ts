import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '약관', en: 'Terms', jp: '規約' }

/** What staff did: the end of a sentence that begins with a name. */
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
