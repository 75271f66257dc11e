import type { Translations } from '../../i18n/translations.ts'

/** What the record of staff can be searched for. */
export const featureName: Translations[string] = {
  ko: '소셜 로그인',
  en: 'Social sign-in',
  jp: 'ソーシャルログイン',
}

/** What staff did: the end of a sentence that begins with a name. */
export const audit: Translations = {
  'sign-in.saveSignInSettings': {
    ko: '소셜 로그인 설정을 바꿨어요',
    en: 'changed social sign-in',
    jp: 'ソーシャルログインの設定を変更しました',
  },
}
