import {
  documentKinds,
  videoFileKinds,
  privatePictureKinds,
  type DocumentKind,
  type FileKind,
  type VideoFileKind,
} from 'contract/system/files/schemas'
import type { Permission } from 'contract/http/permissions'
import type { FileSeq } from 'contract/values/ids'

/** Whether a user may upload what requires any one of these permissions, or membership. */
export const mayUpload = (permissions: 'member' | readonly Permission[], held: ReadonlySet<Permission>) =>
  permissions === 'member' || permissions.some((key) => held.has(key))
/** Never served at a public URL. */
export const isPrivatePicture = (kind: string) => privatePictureKinds.some((one) => one === kind)
export const isDocument = (kind: FileKind): kind is DocumentKind => documentKinds.some((one) => one === kind)

export const isVideoFile = (kind: FileKind): kind is VideoFileKind =>
  videoFileKinds.some((one) => one === kind)

/** The best stored width for a request: the narrowest that is wide enough, otherwise the widest. */
export function bestWidth(kept: readonly number[], atLeast: number): number | null {
  const sorted = kept.toSorted((left, right) => left - right)
  return sorted.find((width) => width >= atLeast) ?? sorted.at(-1) ?? null
}

const DAY = 24 * 60 * 60 * 1000
/** Files released before this moment are deleted: browsers and cached pages may show them for a day. */
export const removableBefore = (now: Date) => new Date(now.getTime() - DAY)

/** The pictures of a row, null where it shows none. */
export type FileRefs = readonly (FileSeq | null)[]
/**
 * The changes of pictures between two states of a row: used (null), or released now. Sorted, so that two transactions do not
 * deadlock.
 */
export function swapped(before: FileRefs, after: FileRefs, now: Date) {
  const letGoAt = new Map<FileSeq, Date | null>()
  for (const fileSeq of before) if (fileSeq !== null) letGoAt.set(fileSeq, now)
  for (const fileSeq of after) if (fileSeq !== null) letGoAt.set(fileSeq, null)
  return [...letGoAt].toSorted(([left], [right]) => left - right)
}
