import { IconReceiptRefund } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/refunds',
    pending: 'REFUND_REQUESTS',
    needs: 'SITE_SALES_READ',
    group: 'money',
    order: 20,
    Icon: IconReceiptRefund,
    label: { ko: '환불', en: 'Refunds', jp: '返金' },
  },
]
