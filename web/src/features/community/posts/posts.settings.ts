import { IconFlag } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/class-reports',
    pending: 'CLASS_REPORTS',
    needs: 'CLASS_ROOM_UPDATE',
    group: 'community',
    order: 70,
    Icon: IconFlag,
    label: { ko: '신고된 글', en: 'Reported posts', jp: '報告された投稿' },
  },
]
