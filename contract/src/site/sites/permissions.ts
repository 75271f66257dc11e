import { allStaff, managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_CONSOLE_READ: {
    heldBy: allStaff,
    rule: 'always',
    group: 'site',
    order: 10,
    label: { ko: '관리 화면에 들어가기', en: 'Enter the management area', jp: '管理画面に入る' },
  },
  SITE_SUPPORT_UPDATE: {
    heldBy: managers,
    group: 'site',
    order: 40,
    label: { ko: '환경 설정 바꾸기', en: 'Change the settings', jp: '環境設定を変更する' },
  },
} as const satisfies PermissionDeclarations
