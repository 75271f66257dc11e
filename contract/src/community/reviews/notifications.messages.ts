import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  review: {
    ko: '{name} 님이 ‘{title}’에 {review|을} 남겼어요.',
    en: '{name} left {review|a} of “{title}”.',
    jp: '{name}さんが「{title}」に{review}を投稿しました。',
  },
  reviewReply: {
    ko: '‘{title}’에 남긴 {review}에 답글이 달렸어요.',
    en: 'Your {review} of “{title}” got a reply.',
    jp: '「{title}」の{review}に返信がありました。',
  },
  reviewHidden: {
    ko: '‘{title}’에 남긴 {review|이} 숨겨졌어요. 이유를 확인해 주세요.',
    en: 'Your {review} of “{title}” was hidden. See why.',
    jp: '「{title}」の{review}が非表示になりました。理由をご確認ください。',
  },
  reviewReported: {
    ko: '‘{title}’의 {review|이} 신고됐어요. 확인해 주세요.',
    en: '{review|a} of “{title}” was reported. Please have a look.',
    jp: '「{title}」の{review}が報告されました。ご確認ください。',
  },
  reviewInvitation: {
    ko: '‘{title}’, 어떠셨나요? {review|을} 남겨 주세요.',
    en: 'How was “{title}”? Please leave {review|a}.',
    jp: '「{title}」はいかがでしたか？{review}をお寄せください。',
  },
}
