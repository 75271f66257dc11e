import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  SNIPPET_WRONG: {
    code: '880201',
    status: 400,
    ko: '코드를 다시 확인해 주세요. 넣을 수 없는 내용이 있습니다.',
    en: 'Please check the code. Something in it cannot stand on a page.',
    jp: 'コードをご確認ください。使用できない内容が含まれています。',
  },
  SNIPPET_NOT_CONFIRMED: {
    code: '880202',
    status: 409,
    ko: '허용할 주소가 달라졌습니다. 다시 확인한 뒤 저장해 주세요.',
    en: 'The addresses to be allowed have changed. Please check them again.',
    jp: '許可するアドレスが変わりました。もう一度確認してから保存してください。',
  },
  SITE_CODE_DECIDED: {
    code: '880203',
    status: 409,
    ko: '이미 처리된 요청입니다. 새로고침한 뒤 확인해 주세요.',
    en: 'This request has been answered already. Please reload.',
    jp: 'すでに処理されたリクエストです。再読み込みしてください。',
  },
  SITE_CODE_OFF: {
    code: '880204',
    status: 409,
    ko: '이 플랫폼에서는 사이트에 추가한 코드를 실행하지 않습니다.',
    en: 'This platform runs no code that sites add.',
    jp: 'このプラットフォームではサイトに追加されたコードは実行されません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
