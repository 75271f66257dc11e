import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { exchangeRateMessages as texts } from './exchange-rate.messages.ts'

export const exchangeRateMessages: Japanese<typeof texts> = {
  title: 'ドルの為替レート',
  why: 'ドルで表示した{class}をカードや口座で決済すると、このレートで計算したウォンが請求されます。PayPalはドルのまま決済されます。',
  rate: '1ドル',
  won: 'ウォン',
  hint: '空欄にすると、{class}ごとのウォン価格で決済されます。',
  setAt: '{date}に保存したレートです。',
  isOld: '保存から{count}日以上が過ぎました。現在のレートと比べて、もう一度保存してください。',
  none: '保存されたレートがないため、{class}ごとのウォン価格で決済されています。',
  wrong: '{lowest}から{highest}の間で入力してください。',
  save: 'レートを保存',
  saved: 'レートを保存しました。これから始まる決済に適用されます。',
  failed: 'レートを保存できませんでした。しばらくしてからもう一度お試しください。',
}
