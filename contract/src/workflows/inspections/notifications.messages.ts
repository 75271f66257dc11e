import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  inspectionRequested: {
    ko: '플랫폼 운영자가 사이트 열람을 요청했어요. 허용할지 정해 주세요.',
    en: 'The operator of the platform asks to look at your site. Please allow or refuse it.',
    jp: 'プラットフォームの運営者がサイトの閲覧をリクエストしました。許可するかお決めください。',
  },
}
