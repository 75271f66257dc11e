import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = { ko: '정산', en: 'Settlement', jp: '精算' }

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'settlements.downloadSettlementEntries': {
    ko: '정산 내역을 엑셀로 내려받았어요',
    en: 'downloaded the payments of a settlement as a spreadsheet',
    jp: '精算の内訳をExcelでダウンロードしました',
  },
  'settlements.requestPayout': {
    ko: '정산금 지급을 요청했어요',
    en: 'requested a payout',
    jp: '精算金の支払いを申請しました',
  },
  'settlements.savePayee': {
    ko: '정산금을 받을 정보를 저장했어요',
    en: 'saved to whom payouts go',
    jp: '精算金の受取情報を保存しました',
  },
  'settlements.submitPayeeDocument': {
    ko: '정산 서류를 올렸어요',
    en: 'submitted a document for payouts',
    jp: '精算書類を提出しました',
  },
  'settlements.decidePayeeDocument': {
    ko: '정산 서류를 확인했어요',
    en: 'decided about a document for payouts',
    jp: '精算書類を確認しました',
  },
  'settlements.saveInvoice': {
    ko: '수수료 세금계산서를 등록했어요',
    en: 'recorded the invoice of a fee',
    jp: '手数料の税金計算書を登録しました',
  },
  'settlements.approvePayout': {
    ko: '정산금 지급을 승인했어요',
    en: 'approved a payout',
    jp: '精算金の支払いを承認しました',
  },
  'settlements.holdPayout': {
    ko: '정산금 지급을 보류했어요',
    en: 'put a payout on hold',
    jp: '精算金の支払いを保留しました',
  },
  'settlements.payPayout': {
    ko: '정산금이 오간 것을 기록했어요',
    en: 'recorded that a settlement was paid',
    jp: '精算金の入出金を記録しました',
  },
}
