import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  EMAIL_UNKNOWN: {
    code: '999998',
    status: 400,
    ko: '이메일 또는 비밀번호를 확인해 주세요.',
    en: 'Please check your e-mail or password.',
    jp: 'メールアドレスまたはパスワードをご確認ください。',
  },
  EMAIL_TAKEN: {
    code: '800010',
    status: 409,
    ko: '이미 사용 중인 이메일입니다.',
    en: 'This e-mail is already in use.',
    jp: 'すでに使用されているメールアドレスです。',
  },
  PASSWORD_WRONG: {
    code: '800002',
    status: 400,
    ko: '이메일 또는 비밀번호를 확인해 주세요.',
    en: 'Please check your e-mail or password.',
    jp: 'メールアドレスまたはパスワードをご確認ください。',
  },
  PASSWORD_EMPTY: {
    code: '800006',
    status: 400,
    ko: '비밀번호를 입력해 주세요.',
    en: 'Please enter your password.',
    jp: 'パスワードを入力してください。',
  },
  EMAIL_NOT_VERIFIED: {
    code: '800001',
    status: 403,
    ko: '이메일 인증을 먼저 완료해 주세요.',
    en: 'Please verify your e-mail first.',
    jp: '先にメール認証を完了してください。',
  },
  CODE_WRONG: {
    code: '800000',
    status: 400,
    reason: 'INCORRECT_CODE',
    ko: '인증번호가 올바르지 않습니다.',
    en: 'The verification code is not correct.',
    jp: '認証コードが正しくありません。',
  },
  PASSWORD_COMMON: {
    code: '800015',
    status: 400,
    ko: '너무 흔해서 쉽게 알아낼 수 있는 비밀번호입니다. 다른 비밀번호를 입력해 주세요.',
    en: 'This password is too common and easily guessed. Please choose another one.',
    jp: 'よく使われるため推測されやすいパスワードです。別のパスワードを入力してください。',
  },
  RESET_LINK_DEAD: {
    code: '800011',
    status: 400,
    ko: '비밀번호 재설정 링크가 만료되었습니다. 다시 요청해 주세요.',
    en: 'This reset link no longer works. Please ask for a new one.',
    jp: '再設定リンクの有効期限が切れています。もう一度お手続きください。',
  },
  SOCIAL_OFF: {
    code: '800020',
    status: 409,
    ko: '이 사이트에서는 쓸 수 없는 로그인 방법이에요.',
    en: 'This way of signing in is not available on this site.',
    jp: 'このサイトでは利用できないログイン方法です。',
  },
  SOCIAL_SECRET_MISSING: {
    code: '800028',
    status: 400,
    ko: '클라이언트 시크릿을 입력해 주세요. 카카오를 뺀 모든 제공자에 필요해요.',
    en: 'Enter the client secret. Every provider but Kakao needs one.',
    jp: 'クライアントシークレットを入力してください。カカオ以外のすべてのプロバイダーに必要です。',
  },
  SOCIAL_ENDED: {
    code: '800021',
    status: 400,
    ko: '로그인 시간이 지났거나 이미 사용한 요청이에요. 다시 시도해 주세요.',
    en: 'This sign-in took too long or was used already. Please try again.',
    jp: 'ログインの有効時間が過ぎたか、すでに使用されたリクエストです。もう一度お試しください。',
  },
  SOCIAL_FAILED: {
    code: '800022',
    status: 502,
    ko: '소셜 로그인 중에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
    en: 'Something went wrong with the social sign-in. Please try again in a moment.',
    jp: 'ソーシャルログイン中に問題が発生しました。しばらくしてからもう一度お試しください。',
  },
  SOCIAL_REFUSED: {
    code: '800023',
    status: 400,
    ko: '소셜 로그인 정보를 확인하지 못했어요. 다시 시도해 주세요.',
    en: 'The social sign-in could not be confirmed. Please try again.',
    jp: 'ソーシャルログインの情報を確認できませんでした。もう一度お試しください。',
  },
  INTEGRATION_DEAD: {
    code: '800024',
    status: 400,
    ko: '계정 통합 요청이 만료되었어요. 다시 로그인해 주세요.',
    en: 'This request to integrate accounts has expired. Please sign in again.',
    jp: 'アカウント統合のリクエストの有効期限が切れました。もう一度ログインしてください。',
  },
  INTEGRATION_CLASH: {
    code: '800025',
    status: 409,
    ko: '두 계정이 같은 {class|을} 수강하고 있어 통합할 수 없어요. 한쪽 수강을 먼저 정리해 주세요.',
    en: 'Both accounts attend the same {class}, so they cannot be integrated. Please end one of the two places first.',
    jp: '両方のアカウントで同じ{class}を受講しているため統合できません。先に一方の受講を整理してください。',
  },
  IDENTITY_TAKEN: {
    code: '800026',
    status: 409,
    ko: '이미 다른 계정에 연결된 소셜 계정이에요.',
    en: 'This social account is connected to another account already.',
    jp: 'すでに別のアカウントに連携されているソーシャルアカウントです。',
  },
  LAST_WAY_IN: {
    code: '800027',
    status: 409,
    ko: '로그인할 수 있는 마지막 방법이라 연결을 끊을 수 없어요. 비밀번호를 먼저 만들어 주세요.',
    en: 'This is the last way to sign in, so it stays connected. Set a password first.',
    jp: 'ログインできる最後の方法のため、連携を解除できません。先にパスワードを設定してください。',
  },
  SECOND_STEP_NEEDED: {
    code: '800040',
    status: 403,
    ko: '2단계 인증이 필요해요.',
    en: 'A second step is needed to sign in.',
    jp: '2段階認証が必要です。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
