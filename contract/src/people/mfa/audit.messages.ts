import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '2단계 인증',
  en: 'Two-step verification',
  jp: '2段階認証',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'mfa.setStaffGuard': {
    ko: '운영진의 2단계 인증 조건을 바꿨어요',
    en: 'changed whether staff need two steps to sign in',
    jp: '運営者の2段階認証の設定を変更しました',
  },
}
