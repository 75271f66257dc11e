import { allStaff, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  CLASS_LIFECYCLE_COPY: {
    heldBy: allStaff,
    group: 'class',
    order: 40,
    label: { ko: '{class} 복사하기', en: 'Copy {class|s}', jp: '{class}を複製する' },
  },
} as const satisfies PermissionDeclarations
