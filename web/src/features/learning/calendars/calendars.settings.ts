import { IconCalendarMonth } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/timetable',
    needs: 'SITE_CLASS_READ',
    group: 'class',
    order: 70,
    Icon: IconCalendarMonth,
    label: { ko: '전체 일정', en: 'Timetable', jp: '全体の予定' },
  },
]
