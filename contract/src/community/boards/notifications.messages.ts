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
  boardReported: {
    ko: '‘{lesson}’에 신고된 글이 있어요. 확인해 주세요.',
    en: 'Something in “{lesson}” was reported. Please have a look.',
    jp: '「{lesson}」で報告された投稿があります。ご確認ください。',
  },
  boardPostHidden: {
    ko: '운영자가 ‘{title}’ 글을 숨겼어요. 이유를 확인해 주세요.',
    en: 'The staff hid your post “{title}”. See why.',
    jp: '運営者が投稿「{title}」を非表示にしました。理由をご確認ください。',
  },
  boardCommentHidden: {
    ko: '운영자가 ‘{title}’에 쓴 댓글을 숨겼어요. 이유를 확인해 주세요.',
    en: 'The staff hid your comment on “{title}”. See why.',
    jp: '運営者が「{title}」のコメントを非表示にしました。理由をご確認ください。',
  },
  boardMention: {
    ko: '{name} 님이 ‘{title}’에 쓴 댓글에서 회원님을 언급했어요.',
    en: '{name} mentioned you in a comment on “{title}”.',
    jp: '{name}さんが「{title}」のコメントであなたに言及しました。',
  },
  boardPostMention: {
    ko: '{name} 님이 ‘{title}’ 글에서 회원님을 언급했어요.',
    en: '{name} mentioned you in the post “{title}”.',
    jp: '{name}さんが投稿「{title}」であなたに言及しました。',
  },
  boardReply: {
    ko: '{name} 님이 ‘{title}’에 쓴 댓글에 답글을 남겼어요.',
    en: '{name} replied to your comment on “{title}”.',
    jp: '{name}さんが「{title}」のコメントに返信しました。',
  },
}
