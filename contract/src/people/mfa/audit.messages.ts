import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = {
  ko: '2단계 인증',
  en: 'Two-step verification',
  jp: '2段階認証',
}

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'mfa.setStaffGuard': {
    ko: '운영진의 2단계 인증 조건을 바꿨어요',
    en: 'changed whether staff need two steps to sign in',
    jp: '運営者の2段階認証の設定を変更しました',
  },
}
