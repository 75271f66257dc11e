import { IconCreditCard } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/payments',
    needs: 'SITE_MERCHANT_UPDATE',
    group: 'money',
    order: 70,
    Icon: IconCreditCard,
    label: { ko: '결제 설정', en: 'Payments', jp: '決済設定' },
  },
]
