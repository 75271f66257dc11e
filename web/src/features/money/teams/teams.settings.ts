import { IconUsersGroup } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/membership/teams',
    needs: 'SITE_SALES_READ',
    group: 'money',
    order: 44,
    Icon: IconUsersGroup,
    label: { ko: '멤버십 팀', en: 'Membership teams', jp: 'メンバーシップのチーム' },
  },
]
