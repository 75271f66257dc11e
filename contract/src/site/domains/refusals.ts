import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  ADDRESS_TAKEN: {
    code: '100001',
    status: 409,
    ko: '이미 사용 중인 주소입니다.',
    en: 'This address is already taken.',
    jp: 'すでに使用されているアドレスです。',
  },
  DOMAIN_UNUSABLE: {
    code: '100003',
    status: 400,
    ko: '이 도메인은 연결할 수 없습니다.',
    en: 'This domain cannot be connected.',
    jp: 'このドメインは接続できません。',
  },
  TOO_MANY_DOMAINS: {
    code: '100004',
    status: 409,
    ko: '도메인은 3개까지 연결할 수 있습니다.',
    en: 'Up to 3 domains can be connected.',
    jp: 'ドメインは3つまで接続できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
