import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '배송', en: 'Deliveries', jp: '配送' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'deliveries.shipDeliveries': { ko: '상품을 발송했어요', en: 'sent goods', jp: '商品を発送しました' },
  'deliveries.checkShipmentFile': {
    ko: '운송장 파일을 읽었어요',
    en: 'had a file of tracking numbers read',
    jp: '送り状番号のファイルを読み込みました',
  },
  'deliveries.changeDelivery': {
    ko: '배송 상태를 바꿨어요',
    en: 'changed the state of a delivery',
    jp: '配送の状態を変更しました',
  },
  'deliveries.downloadDeliveries': {
    ko: '배송 목록을 엑셀로 내려받았어요',
    en: 'downloaded the deliveries as a spreadsheet',
    jp: '配送一覧をスプレッドシートでダウンロードしました',
  },
}
