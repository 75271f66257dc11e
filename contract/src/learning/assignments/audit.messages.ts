import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '미션', en: 'Missions', jp: 'ミッション' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'assignments.judgeWork': {
    ko: '미션 과제를 확인했어요',
    en: 'judged work for a mission',
    jp: 'ミッションの提出物を確認しました',
  },
}
