import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_BOARD_CREATE: {
    heldBy: managers,
    group: 'community',
    order: 20,
    label: {
      ko: '공지 쓰기, 게시판 만들기',
      en: 'Write notices, make boards',
      jp: '{notice}を書く・掲示板を作成する',
    },
  },
  SITE_BOARD_READ: {
    heldBy: managers,
    group: 'community',
    order: 10,
    label: { ko: '게시판 관리 보기', en: 'See the boards as staff', jp: '掲示板の管理を見る' },
  },
  SITE_BOARD_UPDATE: {
    heldBy: managers,
    group: 'community',
    order: 30,
    label: { ko: '글과 게시판 고치기', en: 'Change posts and boards', jp: '投稿と掲示板を編集する' },
  },
  SITE_BOARD_DELETE: {
    heldBy: managers,
    group: 'community',
    order: 40,
    label: { ko: '글과 게시판 지우기', en: 'Delete posts and boards', jp: '投稿と掲示板を削除する' },
  },
} as const satisfies PermissionDeclarations
