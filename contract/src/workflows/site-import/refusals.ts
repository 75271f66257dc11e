import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  SITE_IMPORT_OPEN: {
    code: '891201',
    status: 409,
    ko: '이미 가져오는 중인 사이트가 있습니다. 그 사이트를 끝내거나 취소한 뒤에 다시 시도해 주세요.',
    en: 'Another site is being imported. Finish or cancel that one first.',
    jp: '取り込み中のサイトがあります。完了またはキャンセルしてからもう一度お試しください。',
  },
  SITE_IMPORT_MOVED_ON: {
    code: '891202',
    status: 409,
    ko: '그사이 상태가 바뀌었습니다. 화면을 새로 고쳐 확인해 주세요.',
    en: 'This has moved on meanwhile. Reload the page to see how it stands.',
    jp: 'その間に状態が変わりました。画面を更新してご確認ください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
