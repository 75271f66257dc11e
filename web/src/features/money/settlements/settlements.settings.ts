import { IconBuildingBank, IconReportMoney } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/settlement',
    needs: 'SITE_SALES_READ',
    group: 'money',
    order: 50,
    Icon: IconReportMoney,
    label: { ko: '정산', en: 'Settlement', jp: '精算' },
  },
  {
    path: '/settings/settlement-document',
    needs: 'SITE_SALES_READ',
    group: 'money',
    order: 60,
    Icon: IconBuildingBank,
    label: { ko: '정산 정보', en: 'Payout details', jp: '精算情報' },
  },
]
