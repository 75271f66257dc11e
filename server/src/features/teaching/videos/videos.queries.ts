import { sql } from 'kysely'
import type { UploadVodSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'uploadVodSeq',
  'originFileName',
  'fileSize',
  'state',
  'progress',
  'failedReason',
  'durationSeconds',
  'uploadId',
  'sourceKey',
  'folder',
  'posterKey',
  'wrappedKey',
  'uploadedByUserSeq',
  'openedAt',
  'sharperState',
  'hasStoryboard',
] as const

export function findVideo(db: ChannelDb, uploadVodSeq: UploadVodSeq) {
  return tables(db)
    .selectFrom('videos')
    .select(columns)
    .where('uploadVodSeq', '=', uploadVodSeq)
    .where('state', '!=', 'REMOVED')
    .executeTakeFirst()
}
export function findVideosBySeq(db: ChannelDb, uploadVodSeqs: UploadVodSeq[]) {
  return tables(db)
    .selectFrom('videos')
    .select(columns)
    .where('uploadVodSeq', '=', sql<UploadVodSeq>`any(${uploadVodSeqs})`)
    .where('state', '!=', 'REMOVED')
    .execute()
}

export function shareVideos(tx: ChannelTx, uploadVodSeqs: UploadVodSeq[]) {
  return tables(tx)
    .selectFrom('videos')
    .select('uploadVodSeq')
    .where('uploadVodSeq', '=', sql<UploadVodSeq>`any(${uploadVodSeqs})`)
    .orderBy('uploadVodSeq')
    .forShare()
    .execute()
}

export function insertVideo(
  tx: ChannelTx,
  video: { originFileName: string; fileSize: number; uploadedByUserSeq: UserSeq; now: Date },
) {
  const { now, ...values } = video
  return tables(tx)
    .insertInto('videos')
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning('uploadVodSeq')
    .executeTakeFirstOrThrow()
}

type State = 'UPLOADING' | 'WAITING' | 'PROCESSING' | 'READY' | 'FAILED' | 'REMOVED'
type HighRenditionState = 'WAITING' | 'DONE' | 'FAILED'
export interface VideoChange {
  state?: State
  progress?: number
  failedReason?: string | null
  durationSeconds?: number
  width?: number
  height?: number
  uploadId?: string
  sourceKey?: string | null
  folder?: string | null
  posterKey?: string | null
  wrappedKey?: string
  renditions?: string
  sound?: string | null
  hasStoryboard?: boolean
  sharperState?: HighRenditionState | null
  openedAt?: Date
}
interface UploadRef {
  uploadVodSeq: UploadVodSeq
  from: State[]
  /** Only while its streams are stored there. */
  folder?: string
  now: Date
}
/** False when the video is no longer in one of these states. */
export async function changeVideo(
  tx: ChannelDb,
  { uploadVodSeq, from, folder, now }: UploadRef,
  change: VideoChange,
) {
  const changed = await tables(tx)
    .updateTable('videos')
    .set({ ...change, updatedAt: now })
    .where('uploadVodSeq', '=', uploadVodSeq)
    .where('state', 'in', from)
    .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? null))
    .returning('uploadVodSeq')
    .executeTakeFirst()
  return changed !== undefined
}

/** Unfinished uploads that began before this moment. */
export function findUploading(db: ChannelDb, before: Date) {
  return tables(db)
    .selectFrom('videos')
    .select(columns)
    .where('state', '=', 'UPLOADING')
    .where('updatedAt', '<', before)
    .limit(200)
    .execute()
}

/** Videos that wait for a transcoder, or whose preparation was interrupted. */
export function findWaiting(db: ChannelDb, before: Date) {
  return tables(db)
    .selectFrom('videos')
    .select(columns)
    .where('state', 'in', ['WAITING', 'PROCESSING'])
    .where('updatedAt', '<', before)
    .orderBy('createdAt')
    .limit(50)
    .execute()
}

/** The playlist data of a video's streams, as stored. */
export function findStreams(db: ChannelDb, uploadVodSeq: UploadVodSeq) {
  return tables(db)
    .selectFrom('videos')
    .select(['width', 'height', 'renditions', 'sound'])
    .where('uploadVodSeq', '=', uploadVodSeq)
    .executeTakeFirstOrThrow()
}

/** Playable videos that wait for a higher rendition. */
export function findWithoutHighRendition(db: ChannelDb, before: Date) {
  return tables(db)
    .selectFrom('videos')
    .select('uploadVodSeq')
    .where('sharperState', '=', 'WAITING')
    .where('updatedAt', '<', before)
    .limit(50)
    .execute()
}

/** The bytes of all uploads, finished or not. The site's lock keeps two uploads from using the same free space. */
export async function bytesKept(tx: ChannelTx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('video-quota:' || bound_channel(), 0))`.execute(
    tables(tx),
  )
  const { bytes } = await tables(tx)
    .selectFrom('videos')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('fileSize'), sql.lit(0)).as('bytes'))
    .where('state', 'not in', ['FAILED', 'REMOVED'])
    .executeTakeFirstOrThrow()
  return Number(bytes)
}
