import type { Japanese } from '../words/dictionary.ts'
import type { spreadsheetMessages as texts } from './spreadsheet.messages.ts'

export const spreadsheetMessages: Japanese<typeof texts> = {
  download: 'Excelをダウンロード',
  started: 'ダウンロードを開始しました。',
  failed: 'ダウンロードできませんでした。もう一度押してください。',
}
