import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = { ko: '판매', en: 'Sales', jp: '販売' }

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'orders.confirmDeposit': {
    ko: '입금을 확인했어요',
    en: 'confirmed a deposit',
    jp: '入金を確認しました',
  },
  'orders.confirmDeposits': {
    ko: '여러 주문의 입금을 한 번에 확인했어요',
    en: 'confirmed several deposits at once',
    jp: '複数の注文の入金をまとめて確認しました',
  },
  'orders.issueCashReceipt': {
    ko: '현금영수증을 발급했다고 기록했어요',
    en: 'noted a cash receipt as issued',
    jp: '現金領収書の発行を記録しました',
  },
  'orders.refundOrder': {
    ko: '주문을 환불했어요',
    en: 'refunded an order',
    jp: '注文を返金しました',
  },
  'orders.downloadSales': {
    ko: '판매 내역을 엑셀로 내려받았어요',
    en: 'downloaded the orders as a spreadsheet',
    jp: '販売履歴をスプレッドシートでダウンロードしました',
  },
}
