import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  ownerInvited: {
    ko: '소유자 초대에 승인이 필요해요: {title}',
    en: 'An owner invitation waits for approval: {title}',
    jp: 'オーナー招待の承認が必要です：{title}',
  },
  ownerAdded: {
    ko: '{title} 님이 소유자가 되었어요.',
    en: '{title} is an owner now.',
    jp: '{title}さんがオーナーになりました。',
  },
  ownerLeaving: {
    ko: '{title} 님의 소유자 해제가 요청되었어요. 7일 안에 취소할 수 있어요.',
    en: '{title} is to be removed as an owner. It can be cancelled within 7 days.',
    jp: '{title}さんのオーナー解除がリクエストされました。7日以内に取り消せます。',
  },
  ownerStays: {
    ko: '{title} 님의 소유자 해제가 취소되었어요.',
    en: '{title} stays an owner.',
    jp: '{title}さんのオーナー解除が取り消されました。',
  },
  ownerRemoved: {
    ko: '{title} 님이 소유자에서 해제되었어요.',
    en: '{title} is no longer an owner.',
    jp: '{title}さんがオーナーから解除されました。',
  },
}
