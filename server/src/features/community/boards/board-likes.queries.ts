import type { BoardPostSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export async function findLiked(db: ChannelDb, boardPostSeq: BoardPostSeq, userSeq: UserSeq) {
  const like = await tables(db)
    .selectFrom('boardLikes')
    .select('likedAt')
    .where('boardPostSeq', '=', boardPostSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()
  return like !== undefined
}
/** How the number of likes changes: 1 with a new one, 0 where this person liked it already. */
export async function insertLike(
  tx: ChannelTx,
  like: { boardPostSeq: BoardPostSeq; userSeq: UserSeq; likedAt: Date },
) {
  const made = await tables(tx)
    .insertInto('boardLikes')
    .values(like)
    .onConflict((same) => same.doNothing())
    .returning('userSeq')
    .execute()
  return made.length
}
export async function deleteLike(tx: ChannelTx, boardPostSeq: BoardPostSeq, userSeq: UserSeq) {
  const gone = await tables(tx)
    .deleteFrom('boardLikes')
    .where('boardPostSeq', '=', boardPostSeq)
    .where('userSeq', '=', userSeq)
    .returning('userSeq')
    .execute()
  return -gone.length
}
export const moveCount = (
  tx: ChannelTx,
  boardPostSeq: BoardPostSeq,
  { likes = 0, comments = 0 }: { likes?: number; comments?: number },
) =>
  tables(tx)
    .updateTable('boardPosts')
    .set((eb) => ({
      likeCount: eb('likeCount', '+', likes),
      commentCount: eb('commentCount', '+', comments),
    }))
    .where('boardPostSeq', '=', boardPostSeq)
    .returning('likeCount')
    .executeTakeFirstOrThrow()
