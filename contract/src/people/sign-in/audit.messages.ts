import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '소셜 로그인',
  en: 'Social sign-in',
  jp: 'ソーシャルログイン',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'sign-in.saveSignInSettings': {
    ko: '소셜 로그인 설정을 바꿨어요',
    en: 'changed social sign-in',
    jp: 'ソーシャルログインの設定を変更しました',
  },
}
