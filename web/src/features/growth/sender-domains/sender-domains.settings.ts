import { IconMailCog } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/sender',
    needs: 'SITE_SUPPORT_UPDATE',
    group: 'marketing',
    order: 35,
    Icon: IconMailCog,
    label: { ko: '메일 발신', en: 'Sender of mails', jp: 'メールの送信元' },
  },
]
