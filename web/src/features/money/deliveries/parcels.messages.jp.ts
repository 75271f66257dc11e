import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { parcelMessages as texts } from './parcels.messages.ts'

export const parcelMessages: Japanese<typeof texts> = {
  title: '配送',
  to: 'お届け先',
  waits: 'お支払いの確認後に商品を準備します。',
  READY: '発送準備中',
  SHIPPED: '配送中',
  DELIVERED: '配送完了',
  RETURNED: '返送',
  CANCELLED: '配送キャンセル',
  track: '配送状況を確認',
  newWindow: '（新しいウィンドウ）',
  sentOn: '{date}発送',
}
