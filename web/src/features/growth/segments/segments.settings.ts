import { IconUsersGroup } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/members/segment',
    needs: 'SITE_USER_READ',
    group: 'people',
    order: 20,
    Icon: IconUsersGroup,
    label: { ko: '회원 그룹', en: 'Segments', jp: '会員グループ' },
  },
]
