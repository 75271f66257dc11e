import type { Japanese } from '../platform/words/dictionary.ts'
import type { guideMessages as texts } from './guide.messages.ts'

export const guideMessages: Japanese<typeof texts> = {
  guides: 'ヘルプ',
  operator: '運営者ガイド',
  learner: '{participant}ガイド',
  academy: 'アカデミー',
  phone: 'サポート',
  sites: 'サイト管理',
  siteImports: 'サイトの取り込み',
  abuse: 'サイトの報告',
  announcements: 'プラットフォームの告知',
  features: '機能のオン・オフ',
  reviews: '{class}の審査',
  siteCode: 'サイトのコード確認',
  limits: '{participant}上限',
  plans: 'プラン',
  payouts: '精算金の支払い',
}
