import { IconMailForward } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/campaign',
    needs: 'SITE_MARKETING_READ',
    group: 'marketing',
    order: 20,
    Icon: IconMailForward,
    label: { ko: '캠페인', en: 'Campaigns', jp: 'キャンペーン' },
  },
]
