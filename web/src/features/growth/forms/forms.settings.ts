import { IconForms } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/form',
    needs: 'SITE_FORM_READ',
    group: 'community',
    order: 100,
    Icon: IconForms,
    label: { ko: '양식', en: 'Forms', jp: 'フォーム' },
  },
]
