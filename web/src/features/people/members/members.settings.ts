import { IconUsers } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/members',
    needs: 'SITE_MEMBER_READ',
    group: 'people',
    order: 10,
    Icon: IconUsers,
    label: { ko: '회원', en: 'Members', jp: '会員' },
  },
]
