import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '회원의 등급',
  en: 'Levels given to members',
  jp: '会員のランク',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'level-progress.giveLevel': {
    ko: '회원의 등급을 직접 지정했어요',
    en: 'gave a level to a member',
    jp: '会員のランクを手動で指定しました',
  },
  'level-progress.revokeLevel': {
    ko: '직접 지정한 등급을 해제했어요',
    en: 'took back the level of a member',
    jp: '手動で指定したランクを解除しました',
  },
}
