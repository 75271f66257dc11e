import {
  videoFileKinds,
  privatePictureKinds,
  type DocumentKind,
  type FileKind,
  type VideoFileKind,
} from 'contract/system/files/schemas'
import type { Permission } from 'contract/http/permissions'
import type { FileSeq } from 'contract/values/ids'

/** Whether somebody may send what any one of these permissions, or every member, may send. */
export const mayUpload = (permissions: 'member' | readonly Permission[], held: ReadonlySet<Permission>) =>
  permissions === 'member' || permissions.some((key) => held.has(key))
/** Never at an address that everybody may open. */
export const isPrivatePicture = (kind: string) => privatePictureKinds.some((one) => one === kind)
export const isDocument = (kind: FileKind): kind is DocumentKind =>
  kind === 'material' || kind === 'assignment'

export const isVideoFile = (kind: FileKind): kind is VideoFileKind =>
  videoFileKinds.some((one) => one === kind)

/** The kept width that serves a wish best: the narrowest that is wide enough, else the widest. */
export function bestWidth(kept: readonly number[], atLeast: number): number | null {
  const sorted = kept.toSorted((left, right) => left - right)
  return sorted.find((width) => width >= atLeast) ?? sorted.at(-1) ?? null
}

const DAY = 24 * 60 * 60 * 1000
/** What was let go before this moment is removed: browsers and kept pages may show it for a day. */
export const removableBefore = (now: Date) => new Date(now.getTime() - DAY)

/** The pictures of a row, null where it shows none. */
export type ShownFiles = readonly (FileSeq | null)[]
/**
 * What a row's pictures become when it shows others than before: taken up (null), or let go now.
 * In order, so that two who swap the same pictures at once do not wait for each other.
 */
export function swapped(before: ShownFiles, after: ShownFiles, now: Date) {
  const letGoAt = new Map<FileSeq, Date | null>()
  for (const fileSeq of before) if (fileSeq !== null) letGoAt.set(fileSeq, now)
  for (const fileSeq of after) if (fileSeq !== null) letGoAt.set(fileSeq, null)
  return [...letGoAt].toSorted(([left], [right]) => left - right)
}
