import { sql } from 'kysely'
import type { UploadVodSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const isShown = sql<boolean>`exists (
  select from curriculums as lesson join courses using (channel_seq, course_seq)
   where lesson.channel_seq = videos.channel_seq and lesson.upload_vod_seq = videos.upload_vod_seq
     and courses.state <> 'PURGED')`

/** Records since when a finished video is in no lesson, not even one in the trash; clears it where it is used again. */
export async function markUnused(db: ChannelDb, now: Date) {
  await tables(db)
    .updateTable('videos')
    .set({ unusedSince: null })
    .where('unusedSince', 'is not', null)
    .where(isShown)
    .execute()
  await tables(db)
    .updateTable('videos')
    .set({ unusedSince: now })
    .where('unusedSince', 'is', null)
    .where('state', 'in', ['READY', 'FAILED'])
    .where(sql<boolean>`not ${isShown}`)
    .execute()
}

export const removeUnused = (db: ChannelDb, before: Date) =>
  tables(db)
    .updateTable('videos')
    .set({ state: 'REMOVED' })
    .where('unusedSince', '<', before)
    .where('state', 'in', ['READY', 'FAILED'])
    .where(sql<boolean>`not ${isShown}`)
    .execute()

/** Removed videos whose files still exist. */
export const findLeftovers = (db: ChannelDb) =>
  tables(db)
    .selectFrom('videos')
    .select(['uploadVodSeq', 'folder', 'uploadId'])
    .where('state', '=', 'REMOVED')
    .where((where) => where.or([where('folder', 'is not', null), where('uploadId', 'is not', null)]))
    .limit(500)
    .execute()

export const markCleared = (db: ChannelDb, uploadVodSeq: UploadVodSeq) =>
  tables(db)
    .updateTable('videos')
    .set({ folder: null, uploadId: null, posterKey: null })
    .where('uploadVodSeq', '=', uploadVodSeq)
    .execute()
