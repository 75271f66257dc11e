import { IconTicket } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/coupons',
    needs: 'SITE_COUPON_READ',
    group: 'marketing',
    order: 10,
    Icon: IconTicket,
    label: { ko: '쿠폰', en: 'Coupons', jp: 'クーポン' },
  },
]
