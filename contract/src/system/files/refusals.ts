import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  FILE_NOT_ACCEPTED: {
    code: '840005',
    status: 415,
    ko: 'JPG 또는 PNG 파일만 올릴 수 있습니다.',
    en: 'Only JPG or PNG files can be uploaded.',
    jp: 'JPGまたはPNGのみアップロードできます。',
  },
  PICTURE_MISSING: {
    code: '840030',
    status: 409,
    ko: '사진 {count}장을 찾을 수 없어요. 그 사진을 지우고 다시 올려 주세요.',
    en: '{count} of the pictures could not be found. Remove them and upload them again.',
    jp: '写真{count}枚が見つかりません。その写真を削除して、もう一度アップロードしてください。',
  },
  DOCUMENT_TOO_LARGE: {
    code: '810201',
    status: 413,
    ko: '파일은 {most}까지 올릴 수 있습니다.',
    en: 'A file may have {most} at most.',
    jp: 'ファイルは{most}までアップロードできます。',
  },
  DOCUMENT_NOT_ACCEPTED: {
    code: '810202',
    status: 415,
    ko: '올릴 수 없는 파일입니다. 이름의 끝과 내용이 맞는지 확인해 주세요.',
    en: 'This file cannot be taken. Please check that its contents fit its name.',
    jp: 'アップロードできないファイルです。拡張子と中身が合っているかご確認ください。',
  },
  WAITING_FILES_FULL: {
    code: '840032',
    status: 429,
    ko: '보내지 않은 파일이 너무 많이 쌓여 더 올릴 수 없습니다. 올린 파일로 먼저 보내거나 나중에 다시 시도해 주세요.',
    en: 'Too many uploaded files wait to be sent. Please send those you uploaded first, or try again later.',
    jp: '未送信のファイルが多すぎるため、これ以上アップロードできません。先に送信するか、しばらくしてからお試しください。',
  },
  PDF_NOT_VIEWABLE: {
    code: '810604',
    status: 422,
    ko: '이 PDF는 열 수 없습니다. 암호가 걸렸거나 손상되었거나 너무 큽니다.',
    en: 'This PDF cannot be opened. It has a password, is broken or is too large.',
    jp: 'このPDFは開けません。パスワードがかかっているか、壊れているか、大きすぎます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
