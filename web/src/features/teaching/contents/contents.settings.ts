import { IconFileStack } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/contents',
    needs: 'SITE_CLASS_READ',
    group: 'class',
    order: 60,
    Icon: IconFileStack,
    opensNew: true,
    label: { ko: '콘텐츠', en: 'Contents', jp: 'コンテンツ' },
  },
]
