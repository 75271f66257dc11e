import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { payMethodMessages as texts } from './pay-methods.messages.ts'

export const payMethodMessages: Japanese<typeof texts> = {
  KAKAOPAY: 'カカオペイ',
  NAVERPAY: 'ネイバーペイ',
  TOSSPAY: 'トスペイ',
  CARD: 'クレジット・デビットカード',
  TRANSFER: '口座振替',
  VIRTUAL_ACCOUNT: 'バーチャル口座',
  PHONE: '携帯電話決済',
  FOREIGN_CARD: '海外カード',
  PAYPAL: 'PayPal',
  DEPOSIT: '銀行振込',
  FREE: '無料',
  MOBILE: 'モバイル決済',
  accountHelp: '発行された口座に{count}日以内にお振込みください。それまで席を確保します。',
  foreignHelp: '海外発行のカードもウォンで決済され、カード会社の為替レートと手数料が適用されます。',
  phoneHelp: '携帯電話料金に加算されます。料金の取り消しによる返金は、決済した月に限られます。',
  payWith: '{method}で{amount}を支払う',
  nextWith: '次の画面で{method}でお支払いいただきます。まだ請求は発生しません。',
  issue: 'バーチャル口座を発行する',
  nextIssue: '次の画面でお振込先の口座を発行します。',
}
