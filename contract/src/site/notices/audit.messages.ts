import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '{notice}', en: '{notice|s}', jp: '{notice}' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'notices.addNotice': {
    ko: '{notice|을} 썼어요',
    en: 'wrote {notice|a}',
    jp: '{notice}を書きました',
  },
  'notices.saveNotice': {
    ko: '{notice|을} 고쳤어요',
    en: 'changed {notice|a}',
    jp: '{notice}を編集しました',
  },
  'notices.removeNotice': {
    ko: '{notice|을} 지웠어요',
    en: 'deleted {notice|a}',
    jp: '{notice}を削除しました',
  },
}
