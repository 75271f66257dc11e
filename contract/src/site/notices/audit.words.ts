import type { AuditSentences } from '../../i18n/audit.ts'

/** What staff did: the end of a sentence that begins with a name. */
export const audit: AuditSentences = {
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
