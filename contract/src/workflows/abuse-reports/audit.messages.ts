import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '사이트 신고',
  en: 'Reports of the site',
  jp: 'サイトの報告',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'abuse-reports.warnOwners': {
    ko: '신고를 확인하고 소유자에게 경고했어요',
    en: 'warned the owners after a report',
    jp: '報告を確認し、所有者に警告しました',
  },
}
