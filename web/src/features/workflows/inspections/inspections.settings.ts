import { IconEyeCheck } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/inspections',
    needs: 'SITE_OWNER_UPDATE',
    group: 'site',
    order: 100,
    Icon: IconEyeCheck,
    label: { ko: '플랫폼 운영자 열람', en: 'Operator access', jp: 'プラットフォーム運営者の閲覧' },
  },
]
