import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  BADGE_THERE_ALREADY: {
    code: '890911',
    status: 409,
    ko: '이미 이 배지를 받은 회원입니다.',
    en: 'This member has this badge already.',
    jp: 'この会員はすでにこのバッジを持っています。',
  },
  BADGE_NOT_GIVEN: {
    code: '890912',
    status: 409,
    ko: '회원이 스스로 얻은 배지는 회수할 수 없습니다. 운영진이 준 배지만 회수할 수 있어요.',
    en: 'Badges that members earned stay. Only those that the staff gave can be taken back.',
    jp: '会員が自分で獲得したバッジは取り消せません。運営者が贈ったバッジのみ取り消せます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
