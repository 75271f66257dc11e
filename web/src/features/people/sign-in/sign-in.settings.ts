import { IconKey } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/configuration/sign-in',
    needs: 'SITE_SUPPORT_UPDATE',
    group: 'site',
    order: 50,
    Icon: IconKey,
    label: { ko: '소셜 로그인', en: 'Social sign-in', jp: 'ソーシャルログイン' },
  },
]
