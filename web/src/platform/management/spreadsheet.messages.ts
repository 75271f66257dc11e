import { dictionary } from '../words/dictionary.ts'

export const spreadsheetMessages = dictionary('spreadsheetMessages', {
  ko: {
    download: '엑셀 내려받기',
    started: '엑셀 파일을 내려받기 시작했어요.',
    failed: '내려받지 못했어요. 다시 눌러 주세요.',
  },
  en: {
    download: 'Download spreadsheet',
    started: 'The download has started.',
    failed: 'The download failed. Please press again.',
  },
})
