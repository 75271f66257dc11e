import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '질문', en: 'Questions', jp: '質問' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'questions.answerQuestion': {
    ko: '질문에 답했어요',
    en: 'answered a question',
    jp: '質問に回答しました',
  },
  'questions.saveAnswer': {
    ko: '답변을 고쳤어요',
    en: 'changed an answer',
    jp: '回答を編集しました',
  },
  'questions.removeAnswer': {
    ko: '답변을 지웠어요',
    en: 'deleted an answer',
    jp: '回答を削除しました',
  },
  'questions.takeDownQuestion': {
    ko: '질문을 내렸어요',
    en: 'took a question down',
    jp: '質問を取り下げました',
  },
}
