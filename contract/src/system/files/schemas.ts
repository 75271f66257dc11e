import { z } from 'zod'
import { seq } from '../../values/ids.ts'

/** Shown to everybody who sees the page they stand on. */
export const openPictureKinds = ['course', 'profile', 'common', 'channel', 'favicon', 'board'] as const
/** Shown only to people who may read the text that contains them. docs/rules.md R-396. */
export const privatePictureKinds = ['post'] as const
export type PrivatePictureKind = (typeof privatePictureKinds)[number]
export const pictureKinds = [...openPictureKinds, ...privatePictureKinds] as const
export type PictureKind = (typeof pictureKinds)[number]
/** What staff send to be seen inside a text; portraits and icons are not. docs/rules.md R-586. */
export const textPictureKinds = [
  'course',
  'common',
  'channel',
  'board',
] as const satisfies readonly PictureKind[]
/** Opened only with permission: what a class hands out, and what learners hand in. */
export const documentKinds = ['material', 'assignment'] as const
export type DocumentKind = (typeof documentKinds)[number]
/** Films: for a video lesson, and what was recorded of a live one. Both are prepared and watched alike. */
export const videoFileKinds = ['vod', 'live-class'] as const
export type VideoFileKind = (typeof videoFileKinds)[number]
export const fileKinds = [...pictureKinds, ...documentKinds, ...videoFileKinds] as const
export type FileKind = (typeof fileKinds)[number]
/** What is kept as it came, or as pictures. */
export type PlainFileKind = Exclude<FileKind, VideoFileKind>
/** How large a document may be. docs/rules.md R-321. */
export const MAX_DOCUMENT_BYTES: Readonly<Record<DocumentKind, number>> = {
  material: 300 * 1024 * 1024,
  assignment: 50 * 1024 * 1024,
}
/** Pictures: JPG or PNG, at most 2 MB. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024
/** `filename` travels as a JSON string, a bare one is taken too. */
export const filename = z.string().max(400).transform(unquoted)
function unquoted(text: string) {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('\\"', '"') : text
}

/** What a PUT to a signed address answers with. */
export const StoredFile = z.object({
  fileSeq: seq('file'),
  url: z.string(),
  contentType: z.string(),
  fileSize: z.int(),
  originFileName: z.string(),
})
export type StoredFile = z.output<typeof StoredFile>

/** A file as those who may open it see it. */
export const DocumentRow = StoredFile.pick({
  fileSeq: true,
  originFileName: true,
  contentType: true,
  fileSize: true,
})
export type DocumentRow = z.output<typeof DocumentRow>
