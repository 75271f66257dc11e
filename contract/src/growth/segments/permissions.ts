import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_USER_READ: {
    heldBy: managers,
    group: 'member',
    order: 50,
    label: { ko: '회원 그룹 보기', en: 'See segments of members', jp: '会員グループを見る' },
  },
  SITE_USER_UPDATE: {
    heldBy: managers,
    group: 'member',
    order: 60,
    label: {
      ko: '회원 그룹 만들고 바꾸기',
      en: 'Create and change segments of members',
      jp: '会員グループを作成・変更する',
    },
  },
} as const satisfies PermissionDeclarations
