import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MEMBER_HAS_PAID: {
    code: '800049',
    status: 409,
    ko: '유료 {class|을} 수강하거나 멤버십을 이용하는 회원은 내보낼 수 없습니다. 환불하거나 이용 기간이 끝난 뒤에 다시 시도해 주세요.',
    en: 'This member paid for {class|a} or a membership that is not over. Refund it, or wait for its end.',
    jp: '有料の{class}またはメンバーシップを利用中の会員は退会させられません。返金するか、利用期間が終わってからもう一度お試しください。',
  },
  MEMBER_STAYS_BLOCKED: {
    code: '800050',
    status: 409,
    ko: '차단한 회원은 내보낼 수 없습니다. 내보낸 회원은 다시 가입할 수 있으니 차단을 그대로 두거나 먼저 풀어 주세요.',
    en: 'Blocked members stay in the list: removed ones could join again. Let them in again first.',
    jp: 'ブロックした会員は退会させられません。退会した会員は再登録できるため、ブロックのままにするか先に解除してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
