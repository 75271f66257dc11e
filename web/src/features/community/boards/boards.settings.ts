import { IconClipboardText, IconFlag, IconMessages } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/board/site',
    needs: 'SITE_BOARD_READ',
    group: 'community',
    order: 40,
    Icon: IconMessages,
    label: { ko: '게시판', en: 'Boards', jp: '掲示板' },
  },
  {
    path: '/settings/board/course',
    needs: 'SITE_BOARD_READ',
    group: 'community',
    order: 50,
    Icon: IconClipboardText,
    label: { ko: '{class} 게시판', en: 'Boards of {class|s}', jp: '{class}の掲示板' },
  },
  {
    path: '/settings/board/reports',
    pending: 'BOARD_REPORTS',
    needs: 'SITE_BOARD_READ',
    group: 'community',
    order: 60,
    Icon: IconFlag,
    label: { ko: '게시판 신고', en: 'Reports on boards', jp: '掲示板の報告' },
  },
]
