import { IconWorldSearch } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/seo',
    needs: 'SITE_SEO_READ',
    group: 'marketing',
    order: 50,
    Icon: IconWorldSearch,
    label: { ko: '검색과 공유', en: 'Search and sharing', jp: '検索と共有' },
  },
]
