import { IconSettings } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/configuration',
    needs: 'SITE_SUPPORT_UPDATE',
    group: 'site',
    order: 10,
    Icon: IconSettings,
    label: { ko: '환경 설정', en: 'Settings', jp: '環境設定' },
  },
]
