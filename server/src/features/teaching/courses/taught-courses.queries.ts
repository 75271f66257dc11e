import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Courses that a person created or teaches. */
export async function findTaughtBy(db: ChannelDb, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('courses')
    .select('courseSeq')
    .where('writerUserSeq', '=', userSeq)
    .union(
      tables(db)
        .selectFrom('courseStaff')
        .select('courseSeq')
        .where('userSeq', '=', userSeq)
        .where('userTypeCd', '=', 'TCH'),
    )
    .execute()
  return found.map(({ courseSeq }) => courseSeq)
}
