import { sql } from 'kysely'
import type { Language } from 'contract/i18n/languages'
import type { CalendarScope } from 'contract/learning/calendars/calendar-feeds.rules'
import type { CalendarFeedSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = ['calendarFeedSeq', 'scope', 'courseSeq', 'createdAt'] as const

export const findFeeds = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('calendarFeeds')
    .select(columns)
    .where('userSeq', '=', userSeq)
    .orderBy('calendarFeedSeq')
    .execute()

export const findFeedBySecret = (db: ChannelDb, secretHash: string) =>
  tables(db)
    .selectFrom('calendarFeeds')
    .select([...columns, 'userSeq', 'language'])
    .where('secretHash', '=', secretHash)
    .executeTakeFirst()
export type FeedRow = NonNullable<Awaited<ReturnType<typeof findFeedBySecret>>>

interface FeedOwner {
  userSeq: UserSeq
  scope: CalendarScope
  courseSeq: CourseSeq | null
}
export const deleteFeedOf = (tx: ChannelTx, { userSeq, scope, courseSeq }: FeedOwner) =>
  tables(tx)
    .deleteFrom('calendarFeeds')
    .where('userSeq', '=', userSeq)
    .where('scope', '=', scope)
    .where('courseSeq', 'is not distinct from', courseSeq)
    .execute()

export const insertFeed = (
  tx: ChannelTx,
  feed: FeedOwner & { secretHash: string; language: Language; createdAt: Date },
) => tables(tx).insertInto('calendarFeeds').values(feed).returning(columns).executeTakeFirstOrThrow()

/** False when this person has no such feed. */
export async function deleteFeed(
  tx: ChannelTx,
  { userSeq, calendarFeedSeq }: { userSeq: UserSeq; calendarFeedSeq: CalendarFeedSeq },
) {
  const deleted = await tables(tx)
    .deleteFrom('calendarFeeds')
    .where('userSeq', '=', userSeq)
    .where('calendarFeedSeq', '=', calendarFeedSeq)
    .returning('calendarFeedSeq')
    .executeTakeFirst()
  return deleted !== undefined
}

export async function deleteFeedsOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('calendarFeeds').where('userSeq', '=', userSeq).execute()
}

/** Where both accounts have the same feed, that of the remaining one stays. */
export const mergeFeeds = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from calendar_feeds theirs using calendar_feeds mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.scope = theirs.scope
      and mine.course_seq is not distinct from theirs.course_seq`.execute(tables(tx))

/** One at a time for a person, so that two requests do not leave two addresses. */
export const lockFeedsOf = (tx: ChannelTx, userSeq: UserSeq) =>
  sql`select 1 from members where user_seq = ${userSeq} for update`.execute(tables(tx))
