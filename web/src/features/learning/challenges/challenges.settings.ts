import { IconFlame } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/challenge',
    needs: 'SITE_CLASS_READ',
    group: 'class',
    order: 40,
    Icon: IconFlame,
    label: { ko: '{challenge}', en: '{challenge|s}', jp: '{challenge}' },
  },
]
