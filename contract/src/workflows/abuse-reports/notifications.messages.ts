import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  ownersWarned: {
    ko: '사이트가 신고되어 플랫폼 운영자가 경고를 보냈어요. 메일로 내용을 확인해 주세요.',
    en: 'Your site was reported, and the operator of the platform warns you. Please read your mail.',
    jp: 'サイトが報告され、プラットフォームの運営者から警告が届きました。メールで内容をご確認ください。',
  },
}
