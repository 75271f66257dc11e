import { IconId } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/membership',
    needs: 'SITE_CLASS_READ',
    group: 'class',
    order: 50,
    Icon: IconId,
    label: { ko: '멤버십', en: 'Memberships', jp: 'メンバーシップ' },
  },
]
