import { IconMessageCircle } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/alimtalk',
    needs: 'SITE_MARKETING_READ',
    group: 'marketing',
    order: 30,
    Icon: IconMessageCircle,
    label: { ko: '알림톡', en: 'AlimTalk', jp: 'アリムトーク' },
  },
]
