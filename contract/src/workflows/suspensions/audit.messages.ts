import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '사이트 운영 중지',
  en: 'Suspension of the site',
  jp: 'サイトの運営停止',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'suspensions.suspendSite': {
    ko: '사이트 운영을 중지했어요',
    en: 'suspended the site',
    jp: 'サイトの運営を停止しました',
  },
  'suspensions.liftSuspension': {
    ko: '사이트 운영 중지를 풀었어요',
    en: 'lifted the suspension of the site',
    jp: 'サイトの運営停止を解除しました',
  },
  'suspensions.fileAppeal': {
    ko: '운영 중지에 이의를 제기했어요',
    en: 'filed an appeal against the suspension',
    jp: '運営停止に異議を申し立てました',
  },
  'suspensions.rejectAppeal': {
    ko: '이의 제기를 받아들이지 않았어요',
    en: 'did not grant the appeal',
    jp: '異議申し立てを認めませんでした',
  },
}
