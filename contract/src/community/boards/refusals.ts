import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  BOARD_READERS_ONLY: {
    code: '870501',
    status: 403,
    ko: '이 게시판을 볼 수 있는 회원이 아닙니다.',
    en: 'This board is for other members.',
    jp: 'この掲示板を閲覧できる会員ではありません。',
  },
  BOARD_WRITERS_ONLY: {
    code: '870502',
    status: 403,
    ko: '이 게시판에 글을 쓸 수 있는 회원이 아닙니다.',
    en: 'Other members write on this board.',
    jp: 'この掲示板に投稿できる会員ではありません。',
  },
  BOARD_ALL_PUBLIC: {
    code: '870503',
    status: 409,
    ko: '이 게시판에서는 비공개 글을 쓸 수 없습니다.',
    en: 'This board has no private posts.',
    jp: 'この掲示板では非公開の投稿はできません。',
  },
  BOARD_PINS_FULL: {
    code: '870504',
    status: 409,
    ko: '게시판마다 글을 10개까지 고정할 수 있습니다.',
    en: 'Up to 10 posts can be pinned on a board.',
    jp: '固定できる投稿は掲示板ごとに10件までです。',
  },
  BOARD_COMMENTS_CLOSED: {
    code: '870505',
    status: 409,
    ko: '이 게시판에는 댓글을 쓸 수 없습니다.',
    en: 'This board takes no comments.',
    jp: 'この掲示板ではコメントを受け付けていません。',
  },
  BOARDS_FULL: {
    code: '870506',
    status: 409,
    ko: '게시판은 50개까지 만들 수 있습니다.',
    en: 'A site can have up to 50 boards.',
    jp: '掲示板は50個まで作成できます。',
  },
  BOARDS_CHANGED: {
    code: '870507',
    status: 409,
    ko: '게시판이 다른 곳에서 변경되었습니다. 새로고침한 뒤 다시 시도해 주세요.',
    en: 'The boards were changed elsewhere. Please reload and try again.',
    jp: '掲示板が別の場所で変更されました。再読み込みしてからもう一度お試しください。',
  },
  BOARD_CATEGORY_IN_USE: {
    code: '870508',
    status: 409,
    ko: '글이 있는 카테고리는 삭제할 수 없습니다.',
    en: 'A category with posts cannot be removed.',
    jp: '投稿のあるカテゴリーは削除できません。',
  },
  BOARD_IN_USE: {
    code: '870509',
    status: 409,
    ko: '글을 쓴 적이 있는 게시판은 삭제할 수 없습니다. 대신 숨겨 주세요.',
    en: 'A board on which something was written cannot be deleted. Hide it instead.',
    jp: '投稿されたことのある掲示板は削除できません。代わりに非表示にしてください。',
  },
  BOARD_POST_CHANGED: {
    code: '870511',
    status: 409,
    ko: '다른 곳에서 먼저 수정된 글입니다. 새로 불러온 뒤 다시 시도해 주세요.',
    en: 'This post was changed elsewhere. Please load it anew and try again.',
    jp: 'この投稿は別の場所で変更されました。再読み込みしてからもう一度お試しください。',
  },
  BOARD_ANSWER_NEEDED: {
    code: '870512',
    status: 409,
    ko: '답변으로 채택할 댓글을 골라 주세요.',
    en: 'Please choose the comment that answers it.',
    jp: '回答として採用するコメントを選んでください。',
  },
  BOARD_POST_HIDDEN: {
    code: '870513',
    status: 409,
    ko: '숨긴 글은 고정할 수 없습니다. 먼저 다시 보이게 해 주세요.',
    en: 'A hidden post cannot be pinned. Please show it again first.',
    jp: '非表示の投稿は固定できません。先に再表示してください。',
  },
  CLASS_BOARDS_FULL: {
    code: '870510',
    status: 409,
    ko: '{class}마다 게시판을 10개까지 만들 수 있습니다.',
    en: 'Up to 10 boards can be made for {class|a}.',
    jp: '掲示板は{class}ごとに10個まで作成できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
