import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { chargeMessages as texts } from './charges.messages.ts'

export const chargeMessages: Japanese<typeof texts> = {
  charged: 'ウォンでの請求額',
  rate: '適用為替レート',
  rateOf: '1ドル = {won}',
  inWon: '{method}はウォンで決済されます。返金も、お支払いいただいたウォンの金額を基準に行います。',
  shown: '表示価格',
}
