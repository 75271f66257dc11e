import { IconSchool } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/my-classes',
    needs: 'class',
    group: 'class',
    order: 20,
    Icon: IconSchool,
    label: { ko: '맡은 {class}', en: 'My {class|s}', jp: '担当{class}' },
  },
]
