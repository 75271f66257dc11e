import { IconMessageCircle } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/chat',
    needs: 'SITE_CLASS_READ',
    group: 'community',
    order: 80,
    Icon: IconMessageCircle,
    label: { ko: '채팅방', en: 'Chat rooms', jp: 'チャットルーム' },
  },
]
