import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind. */
export const notificationTexts: Translations = {
  siteExported: {
    ko: '사이트 내보내기가 끝났어요. 7일 안에 파일을 내려받아 주세요.',
    en: 'Your site is exported. Download the file within 7 days.',
    jp: 'サイトの書き出しが完了しました。7日以内にファイルをダウンロードしてください。',
  },
  siteExportFailed: {
    ko: '사이트를 내보내지 못했어요. 다시 시도해 주세요.',
    en: 'Your site could not be exported. Please try again.',
    jp: 'サイトを書き出せませんでした。もう一度お試しください。',
  },
}
