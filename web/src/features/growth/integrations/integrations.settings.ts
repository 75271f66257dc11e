import { IconChartDots, IconCode } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/marketing',
    needs: 'SITE_MARKETING_READ',
    group: 'marketing',
    order: 40,
    Icon: IconChartDots,
    label: { ko: '마케팅 도구', en: 'Marketing tools', jp: 'マーケティングツール' },
  },
  {
    path: '/settings/snippet',
    needs: 'SITE_SEO_UPDATE',
    group: 'marketing',
    order: 60,
    Icon: IconCode,
    label: { ko: '스크립트 관리', en: 'Code on pages', jp: 'コードの追加' },
  },
]
