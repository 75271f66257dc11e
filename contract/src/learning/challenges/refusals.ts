import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  NO_CHALLENGE: {
    code: '810801',
    status: 404,
    ko: '{challenge|을} 찾을 수 없습니다.',
    en: 'This {challenge} was not found.',
    jp: '{challenge}が見つかりません。',
  },
  CHALLENGE_TERM_LOCKED: {
    code: '810802',
    status: 409,
    ko: '시작한 기수의 일정은 바꿀 수 없습니다.',
    en: 'The dates of a term that has started cannot be changed.',
    jp: '開始した期の日程は変更できません。',
  },
  CHALLENGE_TERM_IN_USE: {
    code: '810803',
    status: 409,
    ko: '참여자가 있거나 있었던 기수, 첫 기수는 삭제할 수 없습니다.',
    en: 'The first term, and a term that anybody joined, cannot be deleted.',
    jp: '最初の期と、参加者がいた期は削除できません。',
  },
  CHALLENGE_DRAFT_EXISTS: {
    code: '810804',
    status: 409,
    ko: '준비 중인 다음 기수가 이미 있습니다.',
    en: 'The next term is already being prepared.',
    jp: '準備中の次の期がすでにあります。',
  },
  CHALLENGE_LEADERS_FULL: {
    code: '810805',
    status: 409,
    ko: '리더는 기수마다 20명까지 둘 수 있습니다.',
    en: 'A term has 20 leaders at most.',
    jp: 'リーダーは期ごとに20名までです。',
  },
  CHECK_IN_INCOMPLETE: {
    code: '810806',
    status: 400,
    ko: '인증 내용을 입력해 주세요.',
    en: 'Enter what this mission needs.',
    jp: '達成の内容を入力してください。',
  },
  CHALLENGE_MISSIONS_FULL: {
    code: '810807',
    status: 409,
    ko: '미션은 기수마다 50개까지 만들 수 있습니다.',
    en: 'A term has 50 missions at most.',
    jp: 'ミッションは期ごとに50件までです。',
  },
  MISSION_HAS_CHECK_INS: {
    code: '810808',
    status: 409,
    ko: '{count}명의 인증이 있습니다. 함께 삭제하려면 다시 확인해 주세요.',
    en: '{count} {count|person has/people have} checked in. Confirm once more to delete that too.',
    jp: '{count}名の達成報告があります。一緒に削除する場合はもう一度ご確認ください。',
  },
  CHALLENGE_RANKING_HIDDEN: {
    code: '810809',
    status: 403,
    ko: '이 {challenge|은} 랭킹을 보여 주지 않습니다.',
    en: 'This {challenge} shows no ranking.',
    jp: 'この{challenge}はランキングを公開していません。',
  },
  CHALLENGE_DEPOSIT_LOCKED: {
    code: '810810',
    status: 409,
    ko: '참여자가 있는 기수의 보증금 환급 기준은 바꿀 수 없습니다.',
    en: 'What goes back cannot be changed once people have joined the term.',
    jp: '参加者がいる期の保証金の返金基準は変更できません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
