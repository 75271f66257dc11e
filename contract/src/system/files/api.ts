import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { fileKinds, filename, videoFileKinds } from './schemas.ts'

const UploadWay = z.object({
  uploadUrl: z.string(),
  uploadVodSeq: seq('video').nullable(),
  /** Sent in the tus `Upload-Metadata` as `ticket`. */
  ticket: z.string().nullable(),
})
/**
 * The URL for uploading a file. Pictures and documents: PUT the bytes to `uploadUrl`; the reply is a {@link StoredFile}. Videos
 * (`kind=vod`, `live-class`): a tus URL; `uploadVodSeq` identifies the video from then on.
 */
export const getUploadUrl = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/upload-url',
  access: 'member',
  scope: 'any-class',
  query: z.object({
    filename,
    fileSize: z.coerce.number<number>().int().positive(),
    kind: z.enum(fileKinds).default('common'),
  }),
  reply: UploadWay,
  refuses: [
    'FILE_TOO_LARGE',
    'VIDEO_TOO_LARGE',
    'FILE_NOT_ACCEPTED',
    'DOCUMENT_TOO_LARGE',
    'DOCUMENT_NOT_ACCEPTED',
    'STORAGE_FULL',
    'VIDEO_QUOTA_FULL',
    'PLAN_STORAGE_FULL',
    'PLAN_VIDEO_TOO_LARGE',
    'SWITCHED_OFF',
  ],
})

/** Registers a video and opens its upload, as `upload-url` does; `uploadVodSeq` identifies it from then on. */
export const registerVod = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/vod',
  access: 'member',
  featureSwitch: 'VIDEO_UPLOADS',
  scope: 'any-class',
  body: z.object({ filename, fileSize: z.int().positive(), kind: z.enum(videoFileKinds).default('vod') }),
  reply: UploadWay.extend({ uploadVodSeq: seq('video'), ticket: z.string() }),
  refuses: [
    'VIDEO_TOO_LARGE',
    'STORAGE_FULL',
    'VIDEO_QUOTA_FULL',
    'PLAN_STORAGE_FULL',
    'PLAN_VIDEO_TOO_LARGE',
  ],
})

/** Limits the browser checks before an upload. */
export const getUploadLimits = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/upload-limits',
  access: 'member',
  reply: z.object({ maxVideoUploadBytes: z.int(), maxImageUploadBytes: z.int(), transcoder: z.boolean() }),
  shows: 'files',
})
