import { IconMessageStar } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/review',
    needs: 'SITE_REVIEW_READ',
    group: 'community',
    order: 20,
    Icon: IconMessageStar,
    label: { ko: '{review}', en: '{review|s}', jp: '{review}' },
  },
]
