import type { TempPostDraft } from 'contract/community/boards/schemas'
import type { BoardSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Whose {
  boardSeq: BoardSeq
  userSeq: UserSeq
}
export const findTempPost = (db: ChannelDb, { boardSeq, userSeq }: Whose) =>
  tables(db)
    .selectFrom('boardTempPosts')
    .select(['title', 'content', 'boardCategorySeq', 'isPrivate', 'savedAt'])
    .where('boardSeq', '=', boardSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()

export const upsertTempPost = (
  tx: ChannelTx,
  { boardSeq, userSeq, ...post }: Whose & TempPostDraft & { savedAt: Date },
) =>
  tables(tx)
    .insertInto('boardTempPosts')
    .values({ boardSeq, userSeq, ...post })
    .onConflict((same) => same.columns(['channelSeq', 'boardSeq', 'userSeq']).doUpdateSet(post))
    .execute()

export const deleteTempPost = (tx: ChannelTx, { boardSeq, userSeq }: Whose) =>
  tables(tx)
    .deleteFrom('boardTempPosts')
    .where('boardSeq', '=', boardSeq)
    .where('userSeq', '=', userSeq)
    .execute()
export const deleteTempPostsOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('boardTempPosts').where('userSeq', '=', userSeq).execute()
export const deleteOldTempPosts = (db: ChannelDb, before: Date) =>
  tables(db).deleteFrom('boardTempPosts').where('savedAt', '<', before).execute()
