import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  LEVEL_NAME_TAKEN: {
    code: '890901',
    status: 409,
    ko: '같은 이름의 회원 등급이 있습니다. 다른 이름을 입력해 주세요.',
    en: 'Another level has this name. Please choose a different one.',
    jp: '同じ名前の会員ランクがあります。別の名前を入力してください。',
  },
  LEVELS_FULL: {
    code: '890902',
    status: 409,
    ko: '회원 등급은 20개까지 만들 수 있습니다. 쓰지 않는 등급을 삭제해 주세요.',
    en: 'A site has up to 20 levels. Please delete one that is not needed.',
    jp: '会員ランクは20個まで作成できます。使わないランクを削除してください。',
  },
  LEVEL_IN_USE: {
    code: '890903',
    status: 409,
    ko: '쓰이고 있는 등급이라 삭제할 수 없습니다. 직접 지정한 회원과 이 등급을 조건으로 쓰는 곳을 먼저 바꿔 주세요.',
    en: 'This level is in use. Please change the members to whom it was given and the conditions that name it first.',
    jp: '使用中のランクのため削除できません。手動で指定した会員と、このランクを条件にしている箇所を先に変更してください。',
  },
  LEVEL_NEEDED: {
    code: '890906',
    status: 403,
    ko: '지금 회원 등급으로는 {enrolment}할 수 없습니다. 내 등급에서 다음 등급의 조건을 확인해 주세요.',
    en: 'Your level does not allow this yet. Your level and the way to the next one stand in your account.',
    jp: '現在の会員ランクでは{enrolment}できません。会員ランクのページで次のランクの条件を確認してください。',
  },
  LEVELS_CHANGED: {
    code: '890904',
    status: 409,
    ko: '그사이 등급 목록이 바뀌었습니다. 새로 고친 뒤 다시 해 주세요.',
    en: 'The levels have changed meanwhile. Please reload and try again.',
    jp: 'その間にランク一覧が変更されました。再読み込みしてからもう一度お試しください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
