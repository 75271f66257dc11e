import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  VIDEO_ROOM_OFF: {
    code: '860011',
    status: 409,
    ko: '지금은 화상 {classroom|을} 사용할 수 없습니다. 사이트 운영자에게 문의해 주세요.',
    en: 'The video room cannot be used at present. Please ask the operator of the site.',
    jp: '現在ビデオ{classroom}を利用できません。サイトの運営者にお問い合わせください。',
  },
  RECORDING_OFF: {
    code: '860051',
    status: 409,
    ko: '이 사이트에서는 녹화할 수 없습니다. 사이트 운영자에게 문의해 주세요.',
    en: 'This site cannot record. Please ask the operator of the site.',
    jp: 'このサイトでは録画できません。サイトの運営者にお問い合わせください。',
  },
  VIDEO_ROOM_STARTING: {
    code: '860012',
    status: 409,
    ko: '화상 {classroom|을} 준비하고 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The video room is starting. Please try again in a moment.',
    jp: 'ビデオ{classroom}を準備しています。しばらくしてからもう一度お試しください。',
  },
  VIDEO_ROOM_WAITING: {
    code: '860013',
    status: 409,
    ko: '진행자의 입장 승인을 기다리고 있습니다.',
    en: 'You are waiting until a host admits you.',
    jp: '進行役の入場承認を待っています。',
  },
  VIDEO_ROOM_DECLINED: {
    code: '860014',
    status: 403,
    ko: '진행자가 입장을 거절했습니다.',
    en: 'A host declined your request to enter.',
    jp: '進行役が入場を許可しませんでした。',
  },
  VIDEO_ROOM_REMOVED: {
    code: '860015',
    status: 403,
    ko: '진행자가 내보내 다시 입장할 수 없습니다.',
    en: 'A host removed you from this room. You cannot return.',
    jp: '進行役によって退出したため、再入場できません。',
  },
  VIDEO_ROOM_LOCKED: {
    code: '860016',
    status: 409,
    ko: '진행자가 {classroom|을} 잠가 지금은 입장할 수 없습니다.',
    en: 'The hosts locked this room. You cannot enter at present.',
    jp: '進行役が{classroom}をロックしたため、現在は入場できません。',
  },
  VIDEO_ROOM_OTHER_DEVICE: {
    code: '860019',
    status: 409,
    ko: '다른 기기에서 참여하고 있습니다. 여기서 계속하려면 다시 입장해 주세요.',
    en: 'You are in this room on another device. Enter again to continue here.',
    jp: '別の端末で参加しています。ここで続けるには、もう一度入場してください。',
  },
  VIDEO_ROOM_NOT_OVER: {
    code: '860020',
    status: 409,
    ko: '{course|이} 끝난 뒤에 볼 수 있습니다.',
    en: 'It can be read after the {course}.',
    jp: '{course}の終了後にご覧いただけます。',
  },
  LIVE_POLL_OPEN: {
    code: '860017',
    status: 409,
    ko: '진행 중인 투표가 있습니다. 먼저 투표를 마감해 주세요.',
    en: 'There is an open poll. Please close it first.',
    jp: '進行中の投票があります。先に締め切ってください。',
  },
  LIVE_POLL_CLOSED: {
    code: '860018',
    status: 409,
    ko: '마감된 투표입니다.',
    en: 'This poll is closed.',
    jp: 'この投票は締め切られました。',
  },
  LIVE_GROUPS_OPEN: {
    code: '860030',
    status: 409,
    ko: '이미 조별 활동이 열려 있습니다. 먼저 모두 불러온 뒤 다시 나누어 주세요.',
    en: 'The groups are open already. Please bring everybody back first.',
    jp: 'すでにグループ活動が始まっています。先に全員を呼び戻してください。',
  },
  LIVE_GROUPS_CLOSED: {
    code: '860031',
    status: 409,
    ko: '조별 활동이 끝났습니다.',
    en: 'The groups are closed.',
    jp: 'グループ活動は終了しました。',
  },
  LIVE_BOARD_FULL: {
    code: '860061',
    status: 409,
    ko: '화이트보드가 가득 찼습니다. 필요 없는 내용을 지운 뒤 다시 시도해 주세요.',
    en: 'The whiteboard is full. Please erase what is not needed and try again.',
    jp: 'ホワイトボードがいっぱいです。不要な内容を消してからもう一度お試しください。',
  },
  LIVE_BOARD_NOT_ALLOWED: {
    code: '860062',
    status: 403,
    ko: '지금은 화이트보드에 그릴 수 없습니다. 진행자에게 요청해 주세요.',
    en: 'You cannot draw on this at present. Please ask a host.',
    jp: '現在は書き込めません。進行役にお問い合わせください。',
  },
  LIVE_CAPTIONS_OFF: {
    code: '860063',
    status: 409,
    ko: '지금은 자막을 쓰고 있지 않습니다.',
    en: 'Captions are off at present.',
    jp: '現在字幕は使われていません。',
  },
  LIVE_STAGE_FULL: {
    code: '860064',
    status: 409,
    ko: '무대에 더 올릴 수 없습니다. 먼저 다른 사람을 시청으로 돌려보내 주세요.',
    en: 'The stage is full. Please return somebody to the audience first.',
    jp: 'ステージに空きがありません。先にほかの人を視聴に戻してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
