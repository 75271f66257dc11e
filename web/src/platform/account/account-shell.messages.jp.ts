import type { Japanese } from '../words/dictionary.ts'
import type { accountShellMessages as texts } from './account-shell.messages.ts'

export const accountShellMessages: Japanese<typeof texts> = {
  menu: 'アカウントメニュー',
  settings: '設定',
  information: '会員情報',
  level: '会員ランク',
  badges: 'バッジ',
  points: 'ポイント',
  service: 'ご利用プラン',
  benefits: '特典',
  coupons: 'マイクーポン',
  memberships: 'マイメンバーシップ',
  money: 'お支払いと精算',
  payments: 'お支払い履歴',
  sales: '販売履歴',
  settlement: '精算',
}
