import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  NOTES_FULL: {
    code: '830028',
    status: 409,
    ko: '한 {class}에 메모는 1,000개까지 남길 수 있습니다. 필요 없는 메모를 지워 주세요.',
    en: 'There can be 1,000 notes in one {class}. Please delete some you no longer need.',
    jp: '1つの{class}に残せるメモは1,000件までです。不要なメモを削除してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
