import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  TEAM_NOT_SOLD: {
    code: '810741',
    status: 409,
    ko: '이 멤버십은 팀으로 가입할 수 없거나, 선택한 인원이 정해진 범위를 벗어났어요.',
    en: 'This membership is not sold to teams, or not to teams of that size.',
    jp: 'このメンバーシップはチームで加入できないか、人数が範囲外です。',
  },
  TEAM_FULL: {
    code: '810742',
    status: 409,
    ko: '팀의 자리가 모두 찼어요. 팀을 만든 분이 자리를 늘리면 들어갈 수 있어요.',
    en: 'Every seat of this team is taken. The person who pays for it can add seats.',
    jp: 'チームの席がすべて埋まっています。お支払いの方が席を追加すると参加できます。',
  },
  TEAM_INVITATION_OVER: {
    code: '810743',
    status: 409,
    ko: '이미 사용했거나 취소된 초대, 또는 새 링크로 바뀐 초대예요. 초대한 분께 확인해 주세요.',
    en: 'This invitation was used, withdrawn, is too old or has a newer link. Please check with the person who invited you.',
    jp: 'すでに使われたか、取り消された、または新しいリンクに変わった招待です。招待した方にご確認ください。',
  },
  TEAM_SEATS_TAKEN: {
    code: '810744',
    status: 409,
    ko: '지금 이용 중인 사람보다 자리를 적게 줄일 수 없어요. 먼저 팀에서 내보낼 사람을 정해 주세요.',
    en: 'A team cannot have fewer seats than people. Please choose first who leaves.',
    jp: 'ご利用中の人数より席を少なくすることはできません。先にチームから外す方を選んでください。',
  },
  TEAM_INVITATIONS_FULL: {
    code: '810745',
    status: 409,
    ko: '수락을 기다리는 초대는 200개까지 보낼 수 있어요. 기다리는 초대를 먼저 정리해 주세요.',
    en: 'Up to 200 invitations of a team can wait. Please withdraw some first.',
    jp: '承諾待ちの招待は200件までです。先に招待を整理してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
