import { IconCreditCardPay } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/service',
    needs: 'SITE_PLAN_READ',
    alsoFor: 'SITE_PLAN_UPDATE',
    group: 'site',
    order: 80,
    Icon: IconCreditCardPay,
    label: { ko: '서비스 이용', en: 'Plan and payment', jp: 'ご利用プラン' },
  },
]
