import { IconLayoutDashboard } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/dashboard',
    needs: 'SITE_DASHBOARD_READ',
    group: 'top',
    order: 10,
    Icon: IconLayoutDashboard,
    label: { ko: '대시보드', en: 'Dashboard', jp: 'ダッシュボード' },
  },
]
