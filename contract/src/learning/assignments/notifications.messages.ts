import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  missionHandedIn: {
    ko: '{name} 님이 ‘{title}’ 과제를 냈어요.',
    en: '{name} handed in “{title}”.',
    jp: '{name}さんが「{title}」の課題を提出しました。',
  },
  missionAnswered: {
    ko: '{name} 님이 ‘{title}’ 과제에 답을 남겼어요.',
    en: '{name} answered under “{title}”.',
    jp: '{name}さんが「{title}」の課題に返信しました。',
  },
  missionApproved: {
    ko: '‘{title}’ 과제가 승인되었어요.',
    en: 'Your work for “{title}” was approved.',
    jp: '「{title}」の課題が承認されました。',
  },
  missionReturned: {
    ko: '‘{title}’ 과제를 다시 내 달라는 요청이 왔어요.',
    en: 'Your work for “{title}” was sent back. Please hand it in again.',
    jp: '「{title}」の課題の再提出をお願いします。',
  },
  missionComment: {
    ko: '‘{title}’ 과제에 새 댓글이 있어요.',
    en: 'There is a new comment on your work for “{title}”.',
    jp: '「{title}」の課題に新しいコメントがあります。',
  },
}
