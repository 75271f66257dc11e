import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  campaign: { ko: '{title}', en: '{title}', jp: '{title}' },
  campaignPaused: {
    ko: '‘{name}’ 캠페인 발송이 멈췄어요. 이유를 확인하고 이어서 보내 주세요.',
    en: 'The campaign “{name}” stopped sending. See why, then resume it.',
    jp: 'キャンペーン「{name}」の送信が止まりました。理由を確認して再開してください。',
  },
}
