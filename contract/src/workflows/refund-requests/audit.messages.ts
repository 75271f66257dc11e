import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '환불 요청',
  en: 'Refund requests',
  jp: '返金リクエスト',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'refund-requests.downloadRefundRequests': {
    ko: '환불 요청 목록을 엑셀로 내려받았어요',
    en: 'downloaded the refund requests as a spreadsheet',
    jp: '返金リクエストの一覧をExcelでダウンロードしました',
  },
  'refund-requests.acceptRefundRequest': {
    ko: '환불 요청을 받아들였어요',
    en: 'accepted a refund request',
    jp: '返金リクエストを承認しました',
  },
  'refund-requests.rejectRefundRequest': {
    ko: '환불 요청을 거절했어요',
    en: 'declined a refund request',
    jp: '返金リクエストを却下しました',
  },
}
