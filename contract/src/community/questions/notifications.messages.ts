import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  question: {
    ko: '{name} 님이 ‘{title}’에 질문을 남겼어요.',
    en: '{name} asked about “{title}”.',
    jp: '{name}さんが「{title}」に質問しました。',
  },
  askedAgain: {
    ko: '{name} 님이 ‘{title}’ 질문에 다시 물었어요.',
    en: '{name} asked again about “{title}”.',
    jp: '{name}さんが「{title}」の質問に追加で質問しました。',
  },
  answer: {
    ko: '‘{title}’에 남긴 질문에 답변이 달렸어요.',
    en: 'Your question about “{title}” has been answered.',
    jp: '「{title}」の質問に回答がありました。',
  },
}
