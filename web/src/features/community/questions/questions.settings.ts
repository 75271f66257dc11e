import { IconHelpCircle } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/questions',
    pending: 'QUESTIONS',
    needs: 'CLASS_QUESTIONS_READ',
    group: 'community',
    order: 10,
    Icon: IconHelpCircle,
    label: { ko: '질문', en: 'Questions', jp: '質問' },
  },
]
