import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { reservedSeatMessages as texts } from './reserved-seat.messages.ts'

export const reservedSeatMessages: Japanese<typeof texts> = {
  left: '{minutes}分{seconds}秒',
  minutes: '{minutes}分',
  held: 'お席を確保しています。{left}以内にお支払いください。',
  heldLong: 'お席を確保しています。{date}までにお支払いください。',
  over: 'お席の確保時間が終了しました。お支払いは発生していません。',
  heldToPay: 'お席を確保しています。{left}以内にお支払いください。',
  heldToPayLong: 'お席を確保しています。{date}までにお支払いください。',
  overToPay: 'お席の確保時間が終了しました。空きがあれば、このままお支払いいただけます。',
  seat: '確保中のお席',
  until: '{date}まで',
}
