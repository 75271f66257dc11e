import { IconSpeakerphone } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/notices',
    needs: 'SITE_BOARD_CREATE',
    group: 'community',
    order: 30,
    Icon: IconSpeakerphone,
    label: { ko: '{notice}', en: '{notice|s}', jp: '{notice}' },
  },
]
