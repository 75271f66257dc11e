import { IconPackageImport } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/import',
    needs: 'SITE_IMPORT_CREATE',
    group: 'site',
    order: 85,
    Icon: IconPackageImport,
    label: { ko: '다른 곳에서 옮겨오기', en: 'Move here', jp: '他のサービスから移す' },
  },
]
