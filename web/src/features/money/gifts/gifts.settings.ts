import { IconGift } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/membership/gifts',
    needs: 'SITE_SALES_READ',
    group: 'money',
    order: 45,
    Icon: IconGift,
    label: { ko: '멤버십 선물', en: 'Membership gifts', jp: 'メンバーシップのギフト' },
  },
]
