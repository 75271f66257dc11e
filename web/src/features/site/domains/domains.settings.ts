import { IconWorld } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/domain',
    needs: 'SITE_SUPPORT_UPDATE',
    group: 'site',
    order: 40,
    Icon: IconWorld,
    label: { ko: '도메인', en: 'Domain', jp: 'ドメイン' },
  },
]
