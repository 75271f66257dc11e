import { privatePictureKinds, type DocumentKind, type FileKind, type FilmKind } from 'contract/files'
import type { Permission } from 'contract/permissions'
import type { FileSeq } from 'contract/values'

/** Every member has a picture of their own, hands in what a class asks for and shows others there; the rest is for staff. */
const own = ['profile', 'assignment', 'post'] as const
type Own = (typeof own)[number]
const isOwn = (kind: FileKind): kind is Own => own.some((one) => one === kind)
/** Any one of them is enough. */
const keys: Record<Exclude<FileKind, Own>, readonly Permission[]> = {
  material: ['CLASS_INFO_UPDATE'],
  course: ['CLASS_INFO_UPDATE'],
  common: ['CLASS_INFO_UPDATE'],
  vod: ['CLASS_INFO_UPDATE'],
  'live-class': ['CLASS_INFO_UPDATE'],
  channel: ['SITE_SUPPORT_UPDATE', 'SITE_PAGE_UPDATE'],
  favicon: ['SITE_SUPPORT_UPDATE'],
  board: ['SITE_BOARD_CREATE', 'SITE_BOARD_UPDATE'],
}

export const mayUpload = (kind: FileKind, held: ReadonlySet<Permission>) =>
  isOwn(kind) || keys[kind].some((key) => held.has(key))
/** Never at an address that everybody may open. */
export const isPrivatePicture = (kind: string) => privatePictureKinds.some((one) => one === kind)
export const isDocument = (kind: FileKind): kind is DocumentKind =>
  kind === 'material' || kind === 'assignment'

export const isFilm = (kind: FileKind): kind is FilmKind => kind === 'vod' || kind === 'live-class'

/** The kept width that serves a wish best: the narrowest that is wide enough, else the widest. */
export function bestWidth(kept: readonly number[], wished: number): number | null {
  const sorted = kept.toSorted((left, right) => left - right)
  return sorted.find((width) => width >= wished) ?? sorted.at(-1) ?? null
}

const DAY = 24 * 60 * 60 * 1000
/** What was let go before this moment is removed: browsers and kept pages may show it for a day. */
export const removableBefore = (now: Date) => new Date(now.getTime() - DAY)

/** The pictures of a row, null where it shows none. */
export type Shown = readonly (FileSeq | null)[]
/**
 * What a row's pictures become when it shows others than before: taken up (null), or let go now.
 * In order, so that two who swap the same pictures at once do not wait for each other.
 */
export function swapped(before: Shown, after: Shown, now: Date) {
  const letGoAt = new Map<FileSeq, Date | null>()
  for (const fileSeq of before) if (fileSeq !== null) letGoAt.set(fileSeq, now)
  for (const fileSeq of after) if (fileSeq !== null) letGoAt.set(fileSeq, null)
  return [...letGoAt].toSorted(([left], [right]) => left - right)
}
