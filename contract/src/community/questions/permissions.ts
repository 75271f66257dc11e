import { allStaff, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  CLASS_QUESTIONS_READ: {
    heldBy: allStaff,
    group: 'student',
    order: 50,
    label: { ko: '질문 보기', en: 'See questions', jp: '質問を見る' },
  },
  CLASS_QUESTIONS_UPDATE: {
    heldBy: allStaff,
    group: 'student',
    order: 60,
    label: {
      ko: '질문과 {review}에 답하기',
      en: 'Answer questions and {review|s}',
      jp: '質問と{review}に答える',
    },
  },
} as const satisfies PermissionDeclarations
