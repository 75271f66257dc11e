import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '플랫폼 운영자 열람',
  en: 'Inspections by the operator',
  jp: 'プラットフォーム運営者の閲覧',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'inspections.requestInspection': {
    ko: '사이트 열람을 요청했어요',
    en: 'asked to look at the site',
    jp: 'サイトの閲覧をリクエストしました',
  },
  'inspections.allowInspection': {
    ko: '플랫폼 운영자의 열람을 허용했어요',
    en: 'allowed the operator to look at the site',
    jp: 'プラットフォーム運営者の閲覧を許可しました',
  },
  'inspections.refuseInspection': {
    ko: '플랫폼 운영자의 열람을 거절하거나 끝냈어요',
    en: 'refused or ended the inspection by the operator',
    jp: 'プラットフォーム運営者の閲覧を拒否または終了しました',
  },
  'inspections.read': {
    ko: '사이트를 열람했어요',
    en: 'looked at the site',
    jp: 'サイトを閲覧しました',
  },
}
