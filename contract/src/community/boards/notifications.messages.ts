import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  boardNotice: {
    ko: '‘{lesson}’에 새 글이 올라왔어요: {title}',
    en: 'New in “{lesson}”: {title}',
    jp: '「{lesson}」に新しい投稿があります：{title}',
  },
  boardHomework: {
    ko: '‘{lesson}’에 새 과제가 올라왔어요: {title}',
    en: 'New homework in “{lesson}”: {title}',
    jp: '「{lesson}」に新しい課題があります：{title}',
  },
  boardQuestion: {
    ko: '{name} 님이 ‘{title}’ 질문을 남겼어요.',
    en: '{name} asks: “{title}”.',
    jp: '{name}さんが「{title}」と質問しました。',
  },
  boardAnswer: {
    ko: '{name} 님이 ‘{title}’ 질문에 답변했어요.',
    en: '{name} answered your question “{title}”.',
    jp: '{name}さんが質問「{title}」に回答しました。',
  },
  boardComment: {
    ko: '{name} 님이 ‘{title}’ 글에 댓글을 남겼어요.',
    en: '{name} commented on your post “{title}”.',
    jp: '{name}さんが投稿「{title}」にコメントしました。',
  },
  boardReply: {
    ko: '{name} 님이 ‘{title}’에 쓴 댓글에 답글을 남겼어요.',
    en: '{name} replied to your comment on “{title}”.',
    jp: '{name}さんが「{title}」のコメントに返信しました。',
  },
}
