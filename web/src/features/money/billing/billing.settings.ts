import { IconCreditCardPay } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/service/servicepaymentinfo',
    needs: 'SITE_PLAN_UPDATE',
    group: 'money',
    order: 95,
    Icon: IconCreditCardPay,
    label: { ko: '서비스 결제', en: 'Service payments', jp: 'サービスのお支払い' },
  },
]
