import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  ADDRESS_RESERVED: {
    code: '100002',
    status: 400,
    ko: '사용할 수 없는 주소입니다.',
    en: 'This address cannot be used.',
    jp: '使用できないアドレスです。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
