import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  senderBroken: {
    ko: '{title}의 DNS 레코드가 사라져 메일을 기본 주소로 보내고 있어요. 레코드를 확인해 주세요.',
    en: 'DNS records of {title} are gone, so mails are sent from the standard address. Please check the records.',
    jp: '{title}のDNSレコードがなくなったため、メールは標準アドレスから送信されています。レコードをご確認ください。',
  },
}
