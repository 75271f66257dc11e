import { IconAward } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/members/badges',
    needs: 'SITE_MEMBER_READ',
    group: 'people',
    order: 31,
    Icon: IconAward,
    label: { ko: '배지', en: 'Badges', jp: 'バッジ' },
  },
]
