import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_REVIEW_READ: {
    heldBy: managers,
    group: 'community',
    order: 50,
    label: { ko: '{review} 관리 보기', en: 'See the {review|s} as staff', jp: '{review}管理を見る' },
  },
  SITE_REVIEW_UPDATE: {
    heldBy: managers,
    group: 'community',
    order: 60,
    label: {
      ko: '{review} 숨기고 다시 보이기',
      en: 'Hide {review|s} and show them again',
      jp: '{review}を非表示・再表示にする',
    },
  },
} as const satisfies PermissionDeclarations
