import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  CERTIFICATE_NOT_REACHED: {
    code: '810306',
    status: 409,
    ko: '아직 수료 기준에 도달하지 않았습니다.',
    en: 'Not enough has been completed for a certificate yet.',
    jp: 'まだ修了基準に達していません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
