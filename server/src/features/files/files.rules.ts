import type { FileKind } from 'contract/files'
import { permissionsOf, type Permission, type Role } from 'contract/permissions'

const keys: Record<Exclude<FileKind, 'profile'>, Permission> = {
  course: 'CLASS_INFO_UPDATE',
  common: 'CLASS_INFO_UPDATE',
  vod: 'CLASS_INFO_UPDATE',
  channel: 'SITE_SUPPORT_UPDATE',
}

/** Every member may have a picture of their own; the rest is for staff. */
export const mayUpload = (kind: FileKind, role: Role | null) =>
  kind === 'profile' || permissionsOf(role).includes(keys[kind])

/** The kept width that serves a wish best: the narrowest that is wide enough, else the widest. */
export function bestWidth(kept: readonly number[], wished: number): number | null {
  const sorted = kept.toSorted((left, right) => left - right)
  return sorted.find((width) => width >= wished) ?? sorted.at(-1) ?? null
}
