import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { seq } from './values.ts'

export const fileKinds = ['course', 'profile', 'common', 'channel', 'favicon', 'vod'] as const
export type FileKind = (typeof fileKinds)[number]
/** Pictures: JPG or PNG, at most 2 MB. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024
/** The widths in which a picture is kept, as WebP. */
export const pictureWidths = [320, 640, 960, 1440] as const

/** `filename` travels as a JSON string, a bare one is taken too. */
export const filename = z.string().max(400).transform(unquoted)
function unquoted(text: string) {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('\\"', '"') : text
}

/**
 * Where a file may be sent. Pictures: PUT the bytes to `uploadUrl`, the answer is a {@link StoredFile}.
 * Videos (`kind=vod`): a tus address; `uploadVodSeq` names the video from then on.
 */
export const getUploadUrl = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/upload-url',
  access: 'member',
  query: z.object({
    filename,
    fileSize: z.coerce.number<number>().int().positive(),
    kind: z.enum(fileKinds).default('common'),
  }),
  reply: z.object({
    uploadUrl: z.string(),
    uploadVodSeq: seq('video').nullable(),
    /** Goes into the tus `Upload-Metadata` as `ticket`. */
    ticket: z.string().nullable(),
  }),
  refuses: ['FILE_TOO_LARGE', 'VIDEO_TOO_LARGE', 'FILE_NOT_ACCEPTED', 'STORAGE_FULL'],
})

/** What a PUT to a signed address answers with. */
export const StoredFile = z.object({
  fileSeq: seq('file'),
  url: z.string(),
  contentType: z.string(),
  fileSize: z.int(),
  originFileName: z.string(),
})
export type StoredFile = z.output<typeof StoredFile>

/** Limits the browser must know before it sends anything. */
export const getUploadLimits = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/upload-limits',
  access: 'member',
  reply: z.object({ maxVideoUploadBytes: z.int(), maxImageUploadBytes: z.int(), transcoder: z.boolean() }),
  shows: 'files',
})
