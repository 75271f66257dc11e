import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  CHAT_CLOSED: {
    code: '870301',
    status: 409,
    ko: '대화가 끝난 채팅방입니다.',
    en: 'This chat room is closed.',
    jp: 'このチャットルームは終了しました。',
  },
  CHAT_STAFF_ONLY: {
    code: '870302',
    status: 403,
    ko: '운영진만 글을 쓸 수 있는 채팅방입니다.',
    en: 'Only the staff write in this chat room.',
    jp: 'このチャットルームには運営スタッフだけが投稿できます。',
  },
  CHAT_ROOMS_FULL: {
    code: '870303',
    status: 409,
    ko: '채팅방은 한 곳에 20개까지 만들 수 있습니다.',
    en: 'There can be up to 20 chat rooms.',
    jp: 'チャットルームは20個まで作成できます。',
  },
  CHAT_NAME_TAKEN: {
    code: '870304',
    status: 409,
    ko: '같은 이름의 채팅방이 있습니다.',
    en: 'There is a chat room of that name already.',
    jp: '同じ名前のチャットルームがあります。',
  },
  CHAT_ROOMS_CHANGED: {
    code: '870305',
    status: 409,
    ko: '채팅방 목록이 바뀌었습니다. 다시 확인해 주세요.',
    en: 'The chat rooms have changed. Please check again.',
    jp: 'チャットルームの一覧が変わりました。もう一度ご確認ください。',
  },
  CHAT_BANNED: {
    code: '870306',
    status: 403,
    ko: '운영진이 참여를 막은 채팅방입니다.',
    en: 'The staff do not let you enter this chat room.',
    jp: '運営スタッフにより参加できないチャットルームです。',
  },
  CHAT_STAFF_STAYS: {
    code: '870307',
    status: 409,
    ko: '운영진은 내보낼 수 없습니다.',
    en: 'Staff cannot be kept out.',
    jp: '運営スタッフは退出させられません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
