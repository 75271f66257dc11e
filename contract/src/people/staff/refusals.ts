import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  INVITATION_DEAD: {
    code: '800030',
    status: 409,
    ko: '이미 사용했거나 만료된 초대입니다. 초대한 분께 다시 요청해 주세요.',
    en: 'This invitation was used or has expired. Ask for a new one.',
    jp: 'この招待は使用済みか、有効期限が切れています。招待した方に再度ご依頼ください。',
  },
  ALREADY_STAFF: {
    code: '800032',
    status: 409,
    ko: '이미 운영진인 회원입니다.',
    en: 'This person is on the staff already.',
    jp: 'すでに運営メンバーです。',
  },
  LAST_OWNER: {
    code: '800033',
    status: 409,
    ko: '마지막 소유자입니다. 다른 소유자를 먼저 추가해 주세요.',
    en: 'This is the last owner. Add another owner first.',
    jp: '最後のオーナーです。先に別のオーナーを追加してください。',
  },
  MEMBER_NOT_VERIFIED: {
    code: '800038',
    status: 409,
    ko: '아직 이메일 인증을 하지 않은 회원이라 소유자로 정할 수 없습니다.',
    en: 'This member has not verified their e-mail yet and cannot become an owner.',
    jp: 'メール認証が済んでいない会員はオーナーにできません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
