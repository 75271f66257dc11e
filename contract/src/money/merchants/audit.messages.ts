import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '결제사 연결',
  en: 'Payment provider',
  jp: '決済会社の連携',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'merchants.saveMerchant': {
    ko: '결제사의 키를 저장했어요',
    en: 'saved the keys of the payment provider',
    jp: '決済会社のキーを保存しました',
  },
  'merchants.checkMerchant': {
    ko: '결제사 연결을 확인했어요',
    en: 'checked the connection to the payment provider',
    jp: '決済会社との接続を確認しました',
  },
  'merchants.saveDepositAccount': {
    ko: '무통장입금 계좌를 저장했어요',
    en: 'saved the account for bank deposits',
    jp: '銀行振込の口座を保存しました',
  },
  'merchants.saveExchangeRate': {
    ko: '달러 환율을 바꿨어요',
    en: 'changed the exchange rate for dollars',
    jp: 'ドルの為替レートを変更しました',
  },
  'merchants.beginTrial': {
    ko: '1,000원 시험 결제를 시작했어요',
    en: 'began a trial payment',
    jp: '1,000ウォンの試験決済を開始しました',
  },
  'merchants.finishTrial': {
    ko: '1,000원 시험 결제를 마쳤어요',
    en: 'finished a trial payment',
    jp: '1,000ウォンの試験決済を完了しました',
  },
  'merchants.savePayMethods': {
    ko: '결제 수단을 바꿨어요',
    en: 'changed the payment methods',
    jp: '決済方法を変更しました',
  },
  'merchants.switchMerchant': {
    ko: '결제 받기를 켜거나 껐어요',
    en: 'switched the payments on or off',
    jp: '決済の受付をオンまたはオフにしました',
  },
}
