import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  IMPORT_RUNNING: {
    code: '891191',
    status: 409,
    ko: '지금 옮겨오는 파일이 있습니다. 끝난 뒤에 시작해 주세요.',
    en: 'Another file is being brought in. Please start once it is done.',
    jp: '取り込み中のファイルがあります。完了してから始めてください。',
  },
  IMPORT_STARTED: {
    code: '891192',
    status: 409,
    ko: '이미 옮겨오기를 시작한 파일입니다.',
    en: 'This file is being brought in or is done already.',
    jp: 'すでに取り込みを始めたファイルです。',
  },
  IMPORT_NOTHING_READY: {
    code: '891193',
    status: 409,
    ko: '옮겨올 수 있는 행이 없습니다. 열 연결과 파일을 확인해 주세요.',
    en: 'No row can be brought in. Please check the columns and the file.',
    jp: '取り込める行がありません。列の対応とファイルを確認してください。',
  },
  IMPORT_TOO_LARGE: {
    code: '891194',
    status: 413,
    ko: '파일은 10MB, 5,000행까지 옮겨올 수 있습니다. 나누어 올려 주세요.',
    en: 'A file may have 10 MB and 5,000 rows at most. Please split it.',
    jp: 'ファイルは10MB、5,000行までです。分けてアップロードしてください。',
  },
  IMPORT_UNREADABLE: {
    code: '891195',
    status: 400,
    ko: '읽을 수 없는 파일입니다. 암호를 걸지 않은 엑셀(.xlsx)이나 CSV 파일로 저장해서 올려 주세요.',
    en: 'This file cannot be read. Please save it as an Excel file (.xlsx) without a password, or as CSV.',
    jp: '読み取れないファイルです。パスワードのないExcel（.xlsx）またはCSVで保存してください。',
  },
  IMPORT_EMPTY: {
    code: '891196',
    status: 400,
    ko: '파일에 내용이 없습니다. 첫 줄은 항목 이름, 둘째 줄부터 내용이어야 합니다.',
    en: 'There is nothing in this file. The first row names the columns, the others follow below.',
    jp: 'ファイルに内容がありません。1行目は項目名、2行目から内容を入力してください。',
  },
  IMPORT_VIDEO_LENGTH: {
    code: '891197',
    status: 400,
    ko: '영상의 길이를 알 수 없습니다. 파일의 길이(분) 열에 적어 주세요.',
    en: 'The length of a video is not known. Please state it in the column of minutes.',
    jp: '動画の長さが分かりません。ファイルの長さ(分)の列に入力してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
