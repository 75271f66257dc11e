import {
  permissionGroups as groups,
  type OfferedPermission,
  type PermissionDeclaration,
  type PermissionDeclarations,
} from 'contract/http/permission-declarations'
import { permissionNamed } from 'contract/http/permissions'

const files = import.meta.glob<{ permissions: PermissionDeclarations }>(
  '../../contract/src/*/*/permissions.ts',
  {
    eager: true,
  },
)

const offered = Object.values(files).flatMap(({ permissions }) =>
  Object.entries(permissions).flatMap(([name, declared]) => {
    const key = permissionNamed(name)
    return key && isOffered(declared) ? { key, ...declared } : []
  }),
)

function isOffered(declared: PermissionDeclaration): declared is OfferedPermission {
  return declared.rule !== 'ownersOnly'
}

/** The permissions that owners can grant, in groups. Only staff screens fetch them. */
export const permissionGroups = groups.map((group) => ({
  group,
  permissions: offered
    .filter((one) => one.group === group)
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, label }) => ({ key, label })),
}))

/** The label of each of these permissions. */
export const permissionLabels: ReadonlyMap<string, OfferedPermission['label']> = new Map(
  offered.map(({ key, label }) => [key, label]),
)
