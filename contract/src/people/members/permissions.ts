import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_MEMBER_CREATE: {
    heldBy: managers,
    group: 'member',
    order: 20,
    label: { ko: '회원 등록하기', en: 'Register members', jp: '会員を登録する' },
  },
  SITE_MEMBER_READ: {
    heldBy: managers,
    group: 'member',
    order: 10,
    label: {
      ko: '회원 명단 보고 내려받기',
      en: 'See and download the list of members',
      jp: '会員名簿を見てダウンロードする',
    },
  },
  SITE_MEMBER_UPDATE: {
    heldBy: managers,
    group: 'member',
    order: 30,
    label: {
      ko: '회원 메모 쓰고 차단하기',
      en: 'Write memos about members, block them',
      jp: '会員のメモを書き、ブロックする',
    },
  },
  SITE_MEMBER_DELETE: {
    heldBy: managers,
    group: 'member',
    order: 40,
    label: { ko: '회원 내보내기', en: 'Remove members', jp: '会員を退会させる' },
  },
} as const satisfies PermissionDeclarations
