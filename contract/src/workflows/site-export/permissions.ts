import { owners, type PermissionDeclarations } from '../../http/permission-declarations.ts'

export const permissions = {
  SITE_EXPORT_CREATE: { heldBy: owners, rule: 'ownersOnly' },
} as const satisfies PermissionDeclarations
