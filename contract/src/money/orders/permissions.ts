import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_SALES_READ: {
    heldBy: managers,
    group: 'money',
    order: 10,
    label: { ko: '판매 내역 보기', en: 'See the orders', jp: '販売履歴を見る' },
  },
  SITE_SALES_UPDATE: {
    heldBy: managers,
    group: 'money',
    order: 20,
    label: {
      ko: '입금 확인·환불하기',
      en: 'Confirm deposits, refund orders',
      jp: '入金を確認・返金する',
    },
  },
} as const satisfies PermissionDeclarations
