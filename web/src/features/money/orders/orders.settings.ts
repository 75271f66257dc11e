import { IconReceipt2 } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/sales',
    pending: 'DEPOSITS',
    needs: 'SITE_SALES_READ',
    alsoFor: 'SITE_SALES_UPDATE',
    group: 'money',
    order: 10,
    Icon: IconReceipt2,
    label: { ko: '판매 내역', en: 'Orders', jp: '販売履歴' },
  },
]
