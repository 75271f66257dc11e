import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  NO_CHALLENGE: {
    code: '810801',
    status: 404,
    ko: '{challenge|을} 찾을 수 없습니다.',
    en: 'This {challenge} was not found.',
    jp: '{challenge}が見つかりません。',
  },
  CHALLENGE_TERM_LOCKED: {
    code: '810802',
    status: 409,
    ko: '시작한 기수의 일정은 바꿀 수 없습니다.',
    en: 'The dates of a term that has started cannot be changed.',
    jp: '開始した期の日程は変更できません。',
  },
  CHALLENGE_TERM_IN_USE: {
    code: '810803',
    status: 409,
    ko: '참여자가 있거나 있었던 기수, 첫 기수는 삭제할 수 없습니다.',
    en: 'The first term, and a term that anybody joined, cannot be deleted.',
    jp: '最初の期と、参加者がいた期は削除できません。',
  },
  CHALLENGE_DRAFT_EXISTS: {
    code: '810804',
    status: 409,
    ko: '준비 중인 다음 기수가 이미 있습니다.',
    en: 'The next term is already being prepared.',
    jp: '準備中の次の期がすでにあります。',
  },
  CHALLENGE_LEADERS_FULL: {
    code: '810805',
    status: 409,
    ko: '리더는 기수마다 20명까지 둘 수 있습니다.',
    en: 'A term has 20 leaders at most.',
    jp: 'リーダーは期ごとに20名までです。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
