import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findLike } from './likes.queries.ts'

export { countLikesBetween } from './likes.queries.ts'

/** The time of this person's like; null without one. */
export const findLikeAt = async (db: ChannelDb, courseSeq: CourseSeq, userSeq: UserSeq) =>
  (await findLike(db, courseSeq, userSeq))?.likedAt ?? null
