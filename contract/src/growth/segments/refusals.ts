import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  SEGMENT_NAME_TAKEN: {
    code: '890401',
    status: 409,
    ko: '같은 이름의 회원 그룹이 있습니다. 다른 이름을 입력해 주세요.',
    en: 'Another segment has this name. Please choose a different one.',
    jp: '同じ名前の会員グループがあります。別の名前を入力してください。',
  },
  SEGMENTS_FULL: {
    code: '890402',
    status: 409,
    ko: '회원 그룹은 50개까지 만들 수 있습니다. 쓰지 않는 그룹을 삭제해 주세요.',
    en: 'A site has up to 50 segments. Please delete one that is not needed.',
    jp: '会員グループは50個まで作成できます。使わないグループを削除してください。',
  },
  SEGMENT_IN_USE: {
    code: '890403',
    status: 409,
    ko: '아직 끝나지 않은 캠페인이나 양식에서 쓰고 있어 삭제할 수 없습니다. 그곳에서 먼저 바꿔 주세요.',
    en: 'A campaign that is not over, or a form, uses this segment, so it cannot be deleted. Please change that first.',
    jp: 'まだ終わっていないキャンペーンまたはフォームで使われているため削除できません。先にそちらを変更してください。',
  },
  SEGMENT_BY_RULE: {
    code: '890404',
    status: 409,
    ko: '조건으로 정해지는 그룹에는 회원을 직접 넣거나 뺄 수 없습니다. 조건을 바꿔 주세요.',
    en: 'The members of this segment follow from its conditions. Please change the conditions instead.',
    jp: '条件で決まるグループには会員を直接追加・除外できません。条件を変更してください。',
  },
  SEGMENT_MEMBERS_FULL: {
    code: '890405',
    status: 409,
    ko: '한 그룹에는 회원을 10,000명까지 넣을 수 있습니다.',
    en: 'A segment takes up to 10,000 members.',
    jp: '1つのグループに追加できる会員は10,000人までです。',
  },
  SEGMENT_MISSING: {
    code: '890406',
    status: 409,
    ko: '받는 사람으로 고른 회원 그룹이 삭제되어 아무에게도 보낼 수 없습니다. 받는 사람을 다시 골라 주세요.',
    en: 'The segment this campaign goes to was deleted, so it reaches nobody. Please choose the receivers again.',
    jp: '受信者に選んだ会員グループが削除されているため、誰にも送信できません。受信者を選び直してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
