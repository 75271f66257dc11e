import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '{notice}', en: '{notice|s}', jp: '{notice}' }

/** What staff did: the end of a sentence that begins with a name. */
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
