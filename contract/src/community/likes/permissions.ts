import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_CLASSLIKE_READ: {
    heldBy: managers,
    group: 'class',
    order: 160,
    label: { ko: '찜한 사람 보기', en: 'See who likes {class|a}', jp: '「いいね」した人を見る' },
  },
} as const satisfies PermissionDeclarations
