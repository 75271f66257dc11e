import { IconHeart } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/like',
    needs: 'SITE_CLASSLIKE_READ',
    group: 'community',
    order: 90,
    Icon: IconHeart,
    label: { ko: '좋아요', en: 'Likes', jp: 'いいね' },
  },
]
