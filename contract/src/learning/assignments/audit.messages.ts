import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '미션', en: 'Missions', jp: 'ミッション' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'assignments.judgeWork': {
    ko: '미션 과제를 확인했어요',
    en: 'judged work for a mission',
    jp: 'ミッションの提出物を確認しました',
  },
}
