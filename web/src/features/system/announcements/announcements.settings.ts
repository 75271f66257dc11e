import { IconSpeakerphone } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/announcements',
    needs: 'SITE_CONSOLE_READ',
    group: 'site',
    order: 110,
    opensLast: true,
    Icon: IconSpeakerphone,
    label: { ko: '플랫폼 공지', en: 'Announcements', jp: 'プラットフォームの告知' },
  },
]
