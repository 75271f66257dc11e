import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '질문', en: 'Questions', jp: '質問' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
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
  'questions.downloadQuestions': {
    ko: '질문 목록을 내려받았어요',
    en: 'downloaded the list of questions',
    jp: '質問一覧をダウンロードしました',
  },
  'questions.takeDownQuestion': {
    ko: '질문을 내렸어요',
    en: 'took a question down',
    jp: '質問を取り下げました',
  },
}
