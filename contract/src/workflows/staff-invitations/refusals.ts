import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  INVITATION_NOT_YOURS: {
    code: '800031',
    status: 403,
    ko: '다른 이메일로 보낸 초대입니다. 초대받은 이메일로 로그인해 주세요.',
    en: 'This invitation was sent to another e-mail address. Log in with that one.',
    jp: '別のメールアドレスに送られた招待です。招待されたメールアドレスでログインしてください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
