import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  CHALLENGE_NOT_OPEN: {
    code: '810402',
    status: 409,
    ko: '지금은 인증할 수 있는 시간이 아닙니다.',
    en: 'Posts for this mission are not taken at this hour.',
    jp: '今は投稿できる時間ではありません。',
  },
  CHALLENGE_DAY_FULL: {
    code: '810403',
    status: 409,
    ko: '오늘 인증을 모두 마쳤습니다.',
    en: 'You have written all you can for this day.',
    jp: '今日の投稿はすべて完了しました。',
  },
  CHALLENGE_FULL: {
    code: '810404',
    status: 409,
    ko: '정해진 횟수를 모두 인증했습니다.',
    en: 'You have written all posts of this mission.',
    jp: '決められた回数をすべて投稿しました。',
  },
  CHALLENGE_ENDED: {
    code: '810405',
    status: 409,
    ko: '인증 기간이 끝났습니다.',
    en: 'This mission has ended.',
    jp: '投稿期間が終了しました。',
  },
  REPORTS_OWN: {
    code: '870401',
    status: 409,
    ko: '내가 쓴 글은 신고할 수 없습니다.',
    en: 'You cannot report what you wrote yourself.',
    jp: 'ご自身の投稿は報告できません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
