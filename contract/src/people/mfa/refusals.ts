import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  SECOND_STEP_ENDED: {
    code: '800041',
    status: 400,
    ko: '시간이 지났거나 이미 끝난 인증이에요. 처음부터 다시 해 주세요.',
    en: 'This took too long or was used already. Please start again.',
    jp: '時間が過ぎたか、すでに使われています。最初からやり直してください。',
  },
  SECOND_FACTOR_WRONG: {
    code: '800042',
    status: 400,
    ko: '인증하지 못했어요. 확인하고 다시 시도해 주세요.',
    en: 'That did not match. Please check it and try again.',
    jp: '確認できませんでした。もう一度お試しください。',
  },
  SECOND_FACTOR_MISSING: {
    code: '800045',
    status: 409,
    ko: '먼저 내 계정에 2단계 인증을 설정해 주세요.',
    en: 'Set up two-step verification for your own account first.',
    jp: '先にご自分のアカウントに2段階認証を設定してください。',
  },
  TOO_MANY_FACTORS: {
    code: '800046',
    status: 409,
    ko: '인증 수단은 10개까지 등록할 수 있어요.',
    en: 'You can add up to 10 ways to verify.',
    jp: '認証手段は10個まで登録できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
