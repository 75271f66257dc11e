import { IconPackage } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/packages',
    needs: 'PACKAGE_LIFECYCLE_CREATE',
    group: 'class',
    order: 30,
    Icon: IconPackage,
    label: { ko: '패키지', en: 'Packages', jp: 'パッケージ' },
  },
]
