import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '사이트 내보내기',
  en: 'Export of the site',
  jp: 'サイトの書き出し',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'site-export.requestSiteExport': {
    ko: '사이트 내보내기를 시작했어요',
    en: 'began to export the site',
    jp: 'サイトの書き出しを始めました',
  },
  'site-export.openSiteExport': {
    ko: '내보낸 사이트 파일을 내려받았어요',
    en: 'downloaded the exported site',
    jp: '書き出したサイトをダウンロードしました',
  },
}
