import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  PAGE_PATH_WRONG: {
    code: '880101',
    status: 400,
    ko: '페이지 경로는 영문,숫자,특수문자(_,-)만 포함할 수 있습니다.',
    en: 'The address of a page may contain letters, digits, _ and - only.',
    jp: 'ページのアドレスには英字、数字、記号（_、-）のみ使用できます。',
  },
  PAGE_PATH_RESERVED: {
    code: '880102',
    status: 400,
    ko: '사용할 수 없는 페이지 경로입니다.',
    en: 'This address cannot be used.',
    jp: 'このアドレスは使用できません。',
  },
  PAGE_PATH_TAKEN: {
    code: '880103',
    status: 409,
    ko: '이미 사용 중인 페이지 경로입니다.',
    en: 'Another page already has this address.',
    jp: 'このアドレスは別のページで使用されています。',
  },
  PAGE_CHANGED: {
    code: '880104',
    status: 409,
    ko: '페이지가 다른 곳에서 먼저 저장되었습니다. 새로고침한 뒤 다시 시도해 주세요.',
    en: 'Somebody saved this page meanwhile. Please reload and try again.',
    jp: 'このページは別の場所で先に保存されました。再読み込みしてからもう一度お試しください。',
  },
  PAGE_NOT_PUBLISHED: {
    code: '880105',
    status: 409,
    ko: '공개한 페이지만 첫 화면으로 정할 수 있습니다.',
    en: 'Only a published page can be the first page.',
    jp: '公開中のページのみトップページに設定できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
