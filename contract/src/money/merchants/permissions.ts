import { owners, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_MERCHANT_UPDATE: {
    heldBy: owners,
    rule: 'notForTeachers',
    group: 'money',
    order: 30,
    label: { ko: '결제사 연결하기', en: 'Connect a payment provider', jp: '決済会社を連携する' },
  },
} as const satisfies PermissionDeclarations
