import { IconBook2 } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/course',
    needs: 'SITE_CLASS_READ',
    group: 'class',
    order: 10,
    Icon: IconBook2,
    label: { ko: '{class}', en: '{class|s}', jp: '{class}' },
  },
]
