import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { pagesOfSitesMessages as texts } from './pages-of-sites.messages.ts'

export const pagesOfSitesMessages: Japanese<typeof texts> = {
  payments: '決済履歴',
  paymentsSub: '決済履歴はサイトごとに分かれています。確認するサイトを選択してください。',
  seePayments: '決済履歴を見る',
  sales: '売上',
  salesSub: '売上はサイトごとに分かれています。確認するサイトを選択してください。',
  seeSales: '売上を見る',
  settlement: '精算管理',
  settlementSub: '精算はサイトごとに行われます。確認するサイトを選択してください。',
  seeSettlement: '精算を見る',
}
