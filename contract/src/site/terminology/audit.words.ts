import type { AuditSentences } from '../../i18n/audit.ts'

/** What staff did: the end of a sentence that begins with a name. */
export const audit: AuditSentences = {
  'terminology.saveKeywords': {
    ko: '사이트에서 쓰는 말을 바꿨어요',
    en: 'changed the words of the site',
    jp: 'サイトの用語を変更しました',
  },
}
