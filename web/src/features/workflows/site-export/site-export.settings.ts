import { IconPackageExport } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/export',
    needs: 'SITE_EXPORT_CREATE',
    group: 'site',
    order: 90,
    Icon: IconPackageExport,
    label: { ko: '사이트 내보내기', en: 'Export the site', jp: 'サイトの書き出し' },
  },
]
