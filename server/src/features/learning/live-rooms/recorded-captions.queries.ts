import type { CaptionLanguage } from 'contract/values/caption-languages'
import type { CurriculumSeq, LiveRecordingSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface RecordedSentence {
  liveRecordingSeq: LiveRecordingSeq
  userSeq: UserSeq
  clientKey: string
  content: string
  captionLanguage: CaptionLanguage
  saidAt: Date
}
/** A sentence that is known already grows; it began when it was sent for the first time. */
export const upsertRecorded = (tx: ChannelTx, sentence: RecordedSentence) =>
  tables(tx)
    .insertInto('liveRecordedCaptions')
    .values({ ...sentence, beganAt: sentence.saidAt })
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'liveRecordingSeq', 'userSeq', 'clientKey'])
        .doUpdateSet({ content: sentence.content, saidAt: sentence.saidAt }),
    )
    .execute()

const MAX_SENTENCES = 20_000
export const findRecorded = (db: ChannelDb, liveRecordingSeq: LiveRecordingSeq) =>
  tables(db)
    .selectFrom('liveRecordedCaptions')
    .select(['userSeq', 'content', 'captionLanguage', 'beganAt', 'saidAt'])
    .where('liveRecordingSeq', '=', liveRecordingSeq)
    .orderBy('beganAt')
    .orderBy('userSeq')
    .orderBy('clientKey')
    .limit(MAX_SENTENCES)
    .execute()

export const deleteRecorded = (tx: ChannelDb, liveRecordingSeq: LiveRecordingSeq) =>
  tables(tx).deleteFrom('liveRecordedCaptions').where('liveRecordingSeq', '=', liveRecordingSeq).execute()
export const deleteRecordedOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('liveRecordedCaptions').where('userSeq', '=', userSeq).execute()

export async function findKeepsCaptions(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  const room = await tables(db)
    .selectFrom('liveRooms')
    .select('keepsCaptions')
    .where('curriculumSeq', '=', curriculumSeq)
    .executeTakeFirst()
  return room?.keepsCaptions ?? false
}
