import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  CLASS_TUTOR_UPDATE: {
    heldBy: managers,
    group: 'class',
    order: 140,
    label: { ko: '{instructor} 바꾸기', en: 'Change the {instructor|s}', jp: '{instructor}を変更する' },
  },
} as const satisfies PermissionDeclarations
