import { allStaff, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  CLASS_ROOM_UPDATE: {
    heldBy: allStaff,
    group: 'class',
    order: 130,
    label: {
      ko: '{classroom}에 바로 들어가기',
      en: 'Enter the {classroom} directly',
      jp: '{classroom}に直接入る',
    },
  },
} as const satisfies PermissionDeclarations
