import { managers, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_IMPORT_CREATE: {
    heldBy: managers,
    rule: 'notForTeachers',
    group: 'site',
    order: 95,
    label: {
      ko: '다른 곳에서 옮겨오기',
      en: 'Bring {class|s} from another service',
      jp: '他のサービスから移す',
    },
  },
} as const satisfies PermissionDeclarations
