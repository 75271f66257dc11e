import { IconFileText } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/page',
    needs: 'SITE_PAGE_READ',
    group: 'site',
    order: 30,
    Icon: IconFileText,
    label: { ko: '페이지', en: 'Pages', jp: 'ページ' },
  },
]
