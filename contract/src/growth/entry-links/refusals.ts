import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  EVENT_CODE_TAKEN: {
    code: '810101',
    status: 409,
    ko: '이미 쓰고 있는 코드입니다.',
    en: 'This code is already in use.',
    jp: 'すでに使われているコードです。',
  },
  EVENT_CODES_FULL: {
    code: '810102',
    status: 409,
    ko: '홍보 주소는 50개까지 만들 수 있습니다.',
    en: 'There can be at most 50 addresses.',
    jp: '宣伝アドレスは50個まで作成できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
