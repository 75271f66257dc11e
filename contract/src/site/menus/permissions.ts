import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_DESIGN_UPDATE: {
    heldBy: managers,
    group: 'site',
    order: 50,
    label: { ko: '메뉴와 디자인 바꾸기', en: 'Change menus and design', jp: 'メニューとデザインを変更する' },
  },
} as const satisfies PermissionDeclarations
