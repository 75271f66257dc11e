import { IconCoins } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/points',
    needs: 'SITE_MEMBER_READ',
    group: 'people',
    order: 60,
    Icon: IconCoins,
    label: { ko: '포인트 내역', en: 'Points', jp: 'ポイント履歴' },
  },
]
