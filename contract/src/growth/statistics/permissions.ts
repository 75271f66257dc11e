import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_DASHBOARD_READ: {
    heldBy: managers,
    group: 'site',
    order: 20,
    label: { ko: '대시보드 보기', en: 'See the dashboard', jp: 'ダッシュボードを見る' },
  },
} as const satisfies PermissionDeclarations
