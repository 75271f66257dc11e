import { IconBroadcast } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/live',
    needs: 'SITE_SUPPORT_UPDATE',
    group: 'class',
    order: 80,
    Icon: IconBroadcast,
    label: { ko: '라이브 설정', en: 'Live settings', jp: 'ライブ設定' },
  },
]
