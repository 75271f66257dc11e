import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  postComment: {
    ko: '{name} 님이 ‘{title}’에 쓴 글에 댓글을 남겼어요.',
    en: '{name} commented on your post in “{title}”.',
    jp: '{name}さんが「{title}」の投稿にコメントしました。',
  },
  postReply: {
    ko: '{name} 님이 ‘{title}’ 글에 답글을 남겼어요.',
    en: '{name}, who works on “{title}”, answered below a post.',
    jp: '{name}さんが「{title}」の投稿に返信しました。',
  },
  postReported: {
    ko: '‘{title}’에 신고된 글이 있어요. 확인해 주세요.',
    en: 'A post in “{title}” was reported. Please have a look.',
    jp: '「{title}」で報告された投稿があります。ご確認ください。',
  },
}
