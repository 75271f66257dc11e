import { IconUserShield } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/operators',
    needs: 'SITE_ACL_READ',
    group: 'site',
    order: 70,
    Icon: IconUserShield,
    label: { ko: '운영진', en: 'Staff', jp: '運営メンバー' },
  },
]
