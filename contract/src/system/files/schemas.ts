import { z } from 'zod'
import { seq } from '../../values/ids.ts'

/** Visible to everybody who can see the page. */
export const openPictureKinds = ['course', 'profile', 'common', 'channel', 'favicon', 'board'] as const
/** Visible only to people who may read the text that contains them. docs/rules.md R-396. */
export const privatePictureKinds = ['post', 'live_picture', 'board_picture', 'review'] as const
export type PrivatePictureKind = (typeof privatePictureKinds)[number]
export const pictureKinds = [...openPictureKinds, ...privatePictureKinds] as const
export type PictureKind = (typeof pictureKinds)[number]
/** Pictures that staff place inside texts; portraits and icons are not among them. docs/rules.md R-586. */
export const textPictureKinds = [
  'course',
  'common',
  'channel',
  'board',
] as const satisfies readonly PictureKind[]
/**
 * Opened only with permission: materials, learners' submissions, what proves who is paid, invoices of the platform, what people
 * send during a live lesson, files of board posts, files of answers to forms, spreadsheets of other services.
 */
export const documentKinds = [
  'material',
  'assignment',
  'payee',
  'invoice',
  'live_document',
  'board_file',
  'form_file',
  'import_file',
] as const
export type DocumentKind = (typeof documentKinds)[number]
/** Videos of lessons and recordings of live lessons. Both are prepared and played alike. */
export const videoFileKinds = ['vod', 'live-class'] as const
export type VideoFileKind = (typeof videoFileKinds)[number]
export const fileKinds = [...pictureKinds, ...documentKinds, ...videoFileKinds] as const
export type FileKind = (typeof fileKinds)[number]
/** Files stored unchanged, and pictures. */
export type PlainFileKind = Exclude<FileKind, VideoFileKind>
/** `filename` is a JSON string; an unquoted one is accepted too. */
export const filename = z.string().max(400).transform(unquoted)
function unquoted(text: string) {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('\\"', '"') : text
}

/** The reply to a PUT to a signed URL. */
export const StoredFile = z.object({
  fileSeq: seq('file'),
  url: z.string(),
  contentType: z.string(),
  fileSize: z.int(),
  originFileName: z.string(),
  /** Proves who sent it, where people send files without an account. */
  receipt: z.string().optional(),
})
export type StoredFile = z.output<typeof StoredFile>

/** A file for people who may open it. */
export const DocumentRow = StoredFile.pick({
  fileSeq: true,
  originFileName: true,
  contentType: true,
  fileSize: true,
})
export type DocumentRow = z.output<typeof DocumentRow>
