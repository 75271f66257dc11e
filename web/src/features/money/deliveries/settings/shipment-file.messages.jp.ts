import type { Japanese } from '../../../../platform/words/dictionary.ts'
import type { shipmentFileMessages as texts } from './shipment-file.messages.ts'

export const shipmentFileMessages: Japanese<typeof texts> = {
  open: '送り状をExcelで登録',
  title: '送り状番号をExcelで登録します',
  about:
    '発送待ちの一覧をダウンロードし、「配送業者」と「送り状番号」を入力してアップロードしてください。注文番号で配送を探し、ご注文者には通知とメールで番号をお知らせします。',
  order: '注文番号',
  product: '商品',
  recipient: 'お受取人',
  courier: '配送業者',
  number: '送り状番号',
  ship: '{count}件を発送',
  ORDER_MISSING: '注文番号なし',
  ORDER_UNKNOWN: '配送のない注文番号',
  SEVERAL_PARCELS: '1つの注文に複数あり、商品名が必要',
  NOT_WAITING: '発送待ちではない',
  NUMBER_MISSING: '送り状番号なし',
  COURIER_UNKNOWN: '不明な配送業者、一覧になければ「その他」',
  NUMBER_WRONG: '送り状番号の形式ではない',
  DUPLICATE: 'ファイル内で重複',
}
