import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_MARKETING_READ: {
    heldBy: managers,
    group: 'money',
    order: 70,
    label: { ko: '캠페인 보기', en: 'See campaigns', jp: 'キャンペーンを見る' },
  },
  SITE_MARKETING_UPDATE: {
    heldBy: managers,
    group: 'money',
    order: 80,
    label: { ko: '캠페인 보내기', en: 'Send campaigns', jp: 'キャンペーンを送る' },
  },
} as const satisfies PermissionDeclarations
