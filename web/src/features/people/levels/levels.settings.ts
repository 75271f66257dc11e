import { IconMedal } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/members/levels',
    needs: 'SITE_MEMBER_READ',
    group: 'people',
    order: 30,
    Icon: IconMedal,
    label: { ko: '회원 등급', en: 'Member levels', jp: '会員ランク' },
  },
]
