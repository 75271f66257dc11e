import type { Translations } from '../../i18n/translations.ts'

/** What a notification says, by its kind. */
export const notificationTexts: Translations = {
  deliveryShipped: {
    ko: '‘{title}’ 상품을 발송했어요. 결제 내역에서 배송을 조회할 수 있어요.',
    en: 'The goods of “{title}” are on their way. See your payments to track them.',
    jp: '「{title}」の商品を発送しました。お支払い履歴で配送状況を確認できます。',
  },
}
