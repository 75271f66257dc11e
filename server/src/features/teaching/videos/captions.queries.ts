import type { CaptionLanguage } from 'contract/values/caption-languages'
import type { UploadVodSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const ofVideo = (db: ChannelDb, uploadVodSeq: UploadVodSeq) =>
  tables(db).selectFrom('videoCaptions').where('uploadVodSeq', '=', uploadVodSeq).orderBy('captionLanguage')

export const findCaptions = (db: ChannelDb, uploadVodSeq: UploadVodSeq) =>
  ofVideo(db, uploadVodSeq).select(['captionLanguage', 'originFileName', 'cueCount', 'updatedAt']).execute()

export async function captionLanguagesOf(db: ChannelDb, uploadVodSeq: UploadVodSeq) {
  const found = await ofVideo(db, uploadVodSeq).select('captionLanguage').execute()
  return found.map(({ captionLanguage }) => captionLanguage)
}

/** The captions in this language as WebVTT; null where there are none. */
export async function captionsIn(db: ChannelDb, uploadVodSeq: UploadVodSeq, language: string) {
  const found = await ofVideo(db, uploadVodSeq).select(['captionLanguage', 'content']).execute()
  return found.find(({ captionLanguage }) => captionLanguage === language)?.content ?? null
}

interface CaptionRef {
  uploadVodSeq: UploadVodSeq
  captionLanguage: CaptionLanguage
}
export const findCaptionsIn = (db: ChannelDb, { uploadVodSeq, captionLanguage }: CaptionRef) =>
  ofVideo(db, uploadVodSeq)
    .select(['content', 'originFileName'])
    .where('captionLanguage', '=', captionLanguage)
    .executeTakeFirst()
interface CaptionInput {
  content: string
  cueCount: number
  originFileName: string
  updatedAt: Date
}
export const upsertCaptions = (db: ChannelDb, captionRef: CaptionRef, written: CaptionInput) =>
  tables(db)
    .insertInto('videoCaptions')
    .values({ ...captionRef, ...written })
    .onConflict((same) =>
      same.columns(['channelSeq', 'uploadVodSeq', 'captionLanguage']).doUpdateSet(written),
    )
    .execute()

/** False where there were none. */
export async function deleteCaptions(db: ChannelDb, { uploadVodSeq, captionLanguage }: CaptionRef) {
  const gone = await tables(db)
    .deleteFrom('videoCaptions')
    .where('uploadVodSeq', '=', uploadVodSeq)
    .where('captionLanguage', '=', captionLanguage)
    .returning('captionLanguage')
    .executeTakeFirst()
  return gone !== undefined
}
