import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '옮겨오기',
  en: 'Bringing in files',
  jp: 'ファイルの取り込み',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'file-imports.getImportTemplate': {
    ko: '옮겨오기 양식을 받았어요',
    en: 'downloaded a template of files to bring in',
    jp: '取り込みテンプレートをダウンロードしました',
  },
  'file-imports.createFileImport': {
    ko: '옮겨올 파일을 올렸어요',
    en: 'uploaded a file to bring in',
    jp: '取り込むファイルをアップロードしました',
  },
  'file-imports.saveImportColumns': {
    ko: '옮겨올 파일의 열을 연결했어요',
    en: 'chose the columns of a file to bring in',
    jp: '取り込むファイルの列を対応させました',
  },
  'file-imports.saveImportCourse': {
    ko: '옮겨올 파일의 {class|을} 연결했어요',
    en: 'chose which {class} a name in a file means',
    jp: '取り込むファイルの{class}を対応させました',
  },
  'file-imports.startFileImport': {
    ko: '파일을 옮겨오기 시작했어요',
    en: 'began to bring in a file',
    jp: 'ファイルの取り込みを始めました',
  },
  'file-imports.downloadFileImport': {
    ko: '옮겨오기 결과를 내려받았어요',
    en: 'downloaded the result of bringing in a file',
    jp: '取り込み結果をダウンロードしました',
  },
  'file-imports.deleteFileImport': {
    ko: '옮겨온 파일의 기록을 지웠어요',
    en: 'deleted what was read of a file',
    jp: '取り込んだファイルの記録を削除しました',
  },
}
