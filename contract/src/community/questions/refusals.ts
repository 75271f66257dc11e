import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  QUESTIONS_CLOSED: {
    code: '830009',
    status: 409,
    ko: '지금은 질문을 받지 않습니다.',
    en: 'Questions are closed here at the moment.',
    jp: '現在、質問を受け付けていません。',
  },
  QUESTION_ANSWERED: {
    code: '830007',
    status: 409,
    ko: '이미 답변이 달린 질문은 지울 수 없습니다.',
    en: 'A question that has been answered cannot be taken back.',
    jp: '回答のある質問は削除できません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
