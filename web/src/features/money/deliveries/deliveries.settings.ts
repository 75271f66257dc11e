import { IconTruckDelivery } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/delivery',
    pending: 'DELIVERIES',
    needs: 'SITE_SALES_READ',
    alsoFor: 'SITE_SALES_UPDATE',
    group: 'money',
    order: 30,
    Icon: IconTruckDelivery,
    label: { ko: '배송 관리', en: 'Deliveries', jp: '配送管理' },
  },
]
