import { IconProgressCheck, IconReceiptRefund, IconUserCheck } from '@tabler/icons-react'
import type { SettingsPage } from '../../../platform/management/settings-page.ts'

export const settingsPages: readonly SettingsPage[] = [
  {
    path: '/settings/studio/course',
    needs: 'SITE_CLASS_READ',
    group: 'people',
    order: 40,
    Icon: IconProgressCheck,
    label: { ko: '학습 현황', en: 'Learning', jp: '学習状況' },
  },
  {
    path: '/settings/studio/members/joined',
    prefix: '/settings/studio/members/',
    needs: 'SITE_INFO_READ',
    group: 'people',
    order: 50,
    Icon: IconUserCheck,
    label: { ko: '스튜디오 회원', en: 'Studio members', jp: 'スタジオ会員' },
  },
  {
    path: '/settings/studio/payment/membership',
    prefix: '/settings/studio/payment/',
    needs: 'SITE_SALES_READ',
    group: 'money',
    order: 40,
    Icon: IconReceiptRefund,
    label: { ko: '스튜디오 결제', en: 'Studio payments', jp: 'スタジオの決済' },
  },
]
