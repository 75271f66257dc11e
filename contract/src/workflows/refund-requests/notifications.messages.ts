import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  refundRequested: {
    ko: '{name} 님이 ‘{title}’ 환불을 요청했어요. 기한 안에 답해 주세요.',
    en: '{name} asks for a refund of “{title}”. Please answer in time.',
    jp: '{name}さんから「{title}」の返金リクエストがありました。期限内に回答してください。',
  },
  refundAccepted: {
    ko: '‘{title}’ 환불 요청이 받아들여졌어요.',
    en: 'Your refund request for “{title}” was accepted.',
    jp: '「{title}」の返金リクエストが承認されました。',
  },
  refundRejected: {
    ko: '‘{title}’ 환불 요청이 거절되었어요. 이유를 확인해 주세요.',
    en: 'Your refund request for “{title}” was declined. See why.',
    jp: '「{title}」の返金リクエストが承認されませんでした。理由をご確認ください。',
  },
}
