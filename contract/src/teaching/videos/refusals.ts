import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  VIDEO_TOO_LARGE: {
    code: '840002',
    status: 413,
    ko: '업로드할 수 있는 영상 용량을 초과했습니다.',
    en: 'This video is larger than you may upload.',
    jp: 'アップロードできる容量を超えています。',
  },
  VIDEO_QUOTA_FULL: {
    code: '840008',
    status: 507,
    ko: '이 사이트가 보관할 수 있는 영상은 {quota}까지예요. 지금 {used}를 쓰고 있어요. 운영자에게 문의해 주세요.',
    en: 'This site may keep {quota} of video and keeps {used} now. Please ask the operator.',
    jp: 'このサイトで保存できる動画は{quota}までです。現在{used}を使用しています。運営者にお問い合わせください。',
  },
  CAPTIONS_NOT_READ: {
    code: '810601',
    status: 415,
    ko: '자막을 읽을 수 없습니다. SRT 또는 VTT 파일인지 확인해 주세요.',
    en: 'These captions could not be read. Please check that it is an SRT or VTT file.',
    jp: '字幕を読み取れませんでした。SRTまたはVTTファイルかご確認ください。',
  },
  CAPTIONS_TOO_LARGE: {
    code: '810602',
    status: 413,
    ko: '자막 파일은 {most}까지 올릴 수 있습니다.',
    en: 'Captions may be {most} at most.',
    jp: '字幕ファイルは{most}までアップロードできます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
