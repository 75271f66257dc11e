import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_PAGE_CREATE: {
    heldBy: managers,
    group: 'site',
    order: 90,
    label: { ko: '페이지 만들기', en: 'Make pages', jp: 'ページを作る' },
  },
  SITE_PAGE_READ: {
    heldBy: managers,
    group: 'site',
    order: 80,
    label: { ko: '페이지 보기', en: 'See pages', jp: 'ページを見る' },
  },
  SITE_PAGE_UPDATE: {
    heldBy: managers,
    group: 'site',
    order: 100,
    label: { ko: '페이지 바꾸기', en: 'Change pages', jp: 'ページを変更する' },
  },
  SITE_PAGE_DELETE: {
    heldBy: managers,
    group: 'site',
    order: 110,
    label: { ko: '페이지 지우기', en: 'Delete pages', jp: 'ページを削除する' },
  },
} as const satisfies PermissionDeclarations
