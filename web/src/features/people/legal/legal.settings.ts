import { IconFileText } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/terms',
    needs: 'SITE_SUPPORT_UPDATE',
    group: 'site',
    order: 60,
    Icon: IconFileText,
    label: { ko: '약관', en: 'Terms', jp: '規約' },
  },
]
