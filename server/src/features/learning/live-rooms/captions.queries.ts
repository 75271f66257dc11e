import { sql } from 'kysely'
import { CAPTIONS_AT_ONCE } from 'contract/learning/live-rooms/captions.rules'
import type { CurriculumSeq, LiveGroupSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewCaption {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
  liveGroupSeq: LiveGroupSeq | null
  clientKey: string
  content: string
  saidAt: Date
}
/** A sentence that is known already grows. */
export const upsertCaption = (tx: ChannelTx, caption: NewCaption) =>
  tables(tx)
    .insertInto('liveCaptions')
    .values(caption)
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'curriculumSeq', 'userSeq', 'clientKey'])
        .doUpdateSet({ content: caption.content, saidAt: caption.saidAt }),
    )
    .execute()

interface CaptionReader {
  curriculumSeq: CurriculumSeq
  /** Where they are; null in the room itself. */
  liveGroupSeq: LiveGroupSeq | null
  since: Date
}
/** The last sentences where somebody is, in the order in which they began. */
export async function findCaptions(db: ChannelDb, { curriculumSeq, liveGroupSeq, since }: CaptionReader) {
  const found = await tables(db)
    .selectFrom('liveCaptions')
    .innerJoin('users', 'users.userSeq', 'liveCaptions.userSeq')
    .select(['liveCaptionSeq', 'liveCaptions.userSeq', 'users.name', 'content', 'saidAt'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where(sql<boolean>`live_group_seq is not distinct from ${liveGroupSeq}`)
    .where('saidAt', '>', since)
    .orderBy('liveCaptionSeq', 'desc')
    .limit(CAPTIONS_AT_ONCE)
    .execute()
  return found.toReversed()
}

/** What was said before; with a lesson in that lesson alone. */
export const deleteCaptions = (tx: ChannelTx, before: Date, curriculumSeq: CurriculumSeq | null = null) =>
  tables(tx)
    .deleteFrom('liveCaptions')
    .where('saidAt', '<', before)
    .$if(curriculumSeq !== null, (one) =>
      one.where('curriculumSeq', '=', sql<CurriculumSeq>`${curriculumSeq}`),
    )
    .execute()
export const deleteCaptionsOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('liveCaptions').where('userSeq', '=', userSeq).execute()

export async function findHasCaptions(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  const room = await tables(db)
    .selectFrom('liveRooms')
    .select('hasCaptions')
    .where('curriculumSeq', '=', curriculumSeq)
    .executeTakeFirst()
  return room?.hasCaptions ?? false
}
interface CaptionsUpdate {
  hasCaptions: boolean
  keepsCaptions: boolean
}
export const updateCaptions = (tx: ChannelTx, curriculumSeq: CurriculumSeq, update: CaptionsUpdate) =>
  tables(tx).updateTable('liveRooms').set(update).where('curriculumSeq', '=', curriculumSeq).execute()
