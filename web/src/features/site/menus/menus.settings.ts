import { IconListTree } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/menu',
    needs: 'SITE_DESIGN_UPDATE',
    group: 'site',
    order: 20,
    Icon: IconListTree,
    label: { ko: '메뉴', en: 'Menu', jp: 'メニュー' },
  },
]
