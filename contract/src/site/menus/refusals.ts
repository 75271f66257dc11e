import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MENU_WRONG: {
    code: '880001',
    status: 400,
    ko: '입력한 내용을 다시 확인해 주세요.',
    en: 'Please check what you entered.',
    jp: '入力内容をご確認ください。',
  },
  MENUS_CHANGED: {
    code: '880002',
    status: 409,
    ko: '메뉴가 다른 곳에서 변경되었습니다. 새로고침한 뒤 다시 시도해 주세요.',
    en: 'The menu was changed elsewhere. Please reload and try again.',
    jp: 'メニューが別の場所で変更されました。再読み込みしてからもう一度お試しください。',
  },
  MENUS_FULL: {
    code: '880003',
    status: 409,
    ko: '메뉴는 60개까지 만들 수 있습니다.',
    en: 'A site can have up to 60 menu entries.',
    jp: 'メニューは60個まで作成できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
