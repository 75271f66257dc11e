import { sql } from 'kysely'
import type {
  AnnouncementAudience,
  AnnouncementLevel,
  AnnouncementShelf,
} from 'contract/system/announcements/announcements.rules'
import type { AnnouncementSeq, UserSeq } from 'contract/values/ids'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

interface Reader {
  now: Date
  audiences: AnnouncementAudience[]
}
const columns = ['announcementSeq', 'title', 'text', 'level', 'startsAt', 'endsAt'] as const

const begun = (db: PlatformDb, { now, audiences }: Reader) =>
  platformTables(db)
    .selectFrom('announcements')
    .where('startsAt', '<=', now)
    .where('audience', 'in', audiences)

/** The newest first. */
export const findBegun = (db: PlatformDb, reader: Reader, { page, size }: { page: number; size: number }) =>
  begun(db, reader)
    .select(columns)
    .orderBy('startsAt', 'desc')
    .orderBy('announcementSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countBegun(db: PlatformDb, reader: Reader) {
  const { count } = await begun(db, reader)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Of those that run and that this person did not close: important ones before others, the newest first. docs/rules.md R-1159. */
export const findCurrent = (db: PlatformDb, { userSeq, ...reader }: Reader & { userSeq: UserSeq }) =>
  begun(db, reader)
    .select(columns)
    .where('endsAt', '>', reader.now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('announcementDismissals')
            .select('announcementDismissals.userSeq')
            .whereRef('announcementDismissals.announcementSeq', '=', 'announcements.announcementSeq')
            .where('announcementDismissals.userSeq', '=', userSeq),
        ),
      ),
    )
    .orderBy(sql`level = 'IMPORTANT'`, 'desc')
    .orderBy('startsAt', 'desc')
    .orderBy('announcementSeq', 'desc')
    .limit(1)
    .executeTakeFirst()

function onShelf(db: PlatformDb, shelf: AnnouncementShelf, now: Date) {
  const all = platformTables(db).selectFrom('announcements')
  if (shelf === 'over') return all.where('endsAt', '<=', now)
  return all.where('endsAt', '>', now).where('startsAt', shelf === 'running' ? '<=' : '>', now)
}
/** Planned ones by their start, over ones by their end, those that run the newest first. */
export const findOnShelf = (
  db: PlatformDb,
  { shelf, now, page, size }: { shelf: AnnouncementShelf; now: Date; page: number; size: number },
) =>
  onShelf(db, shelf, now)
    .innerJoin('users', 'users.userSeq', 'announcements.createdByUserSeq')
    .select([...columns, 'audience', 'users.name as createdBy'])
    .orderBy(shelf === 'over' ? 'endsAt' : 'startsAt', shelf === 'planned' ? 'asc' : 'desc')
    .orderBy('announcementSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countOnShelf(db: PlatformDb, shelf: AnnouncementShelf, now: Date) {
  const { count } = await onShelf(db, shelf, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The period, locked until the transaction ends. */
export const lockAnnouncement = (tx: PlatformTx, announcementSeq: AnnouncementSeq) =>
  platformTables(tx)
    .selectFrom('announcements')
    .select(['startsAt', 'endsAt'])
    .where('announcementSeq', '=', announcementSeq)
    .forUpdate()
    .executeTakeFirst()

interface Content {
  title: string
  text: string
  level: AnnouncementLevel
  audience: AnnouncementAudience
  startsAt: Date
  endsAt: Date
}
export const insertAnnouncement = (
  tx: PlatformTx,
  announcement: Content & { createdAt: Date; createdByUserSeq: UserSeq },
) => platformTables(tx).insertInto('announcements').values(announcement).execute()

export const updateAnnouncement = (
  tx: PlatformTx,
  announcementSeq: AnnouncementSeq,
  change: Partial<Content>,
) =>
  platformTables(tx)
    .updateTable('announcements')
    .set(change)
    .where('announcementSeq', '=', announcementSeq)
    .execute()

export async function removeAnnouncement(tx: PlatformTx, announcementSeq: AnnouncementSeq) {
  const removed = await platformTables(tx)
    .deleteFrom('announcements')
    .where('announcementSeq', '=', announcementSeq)
    .returning('announcementSeq')
    .executeTakeFirst()
  return removed !== undefined
}

/** Once for each person; nothing where there is no such announcement. */
export const insertDismissal = (
  tx: PlatformTx,
  { announcementSeq, userSeq, now }: { announcementSeq: AnnouncementSeq; userSeq: UserSeq; now: Date },
) =>
  platformTables(tx)
    .insertInto('announcementDismissals')
    .columns(['announcementSeq', 'userSeq', 'dismissedAt'])
    .expression(({ selectFrom, val }) =>
      selectFrom('announcements')
        .select(['announcementSeq', val(userSeq).as('userSeq'), val(now).as('dismissedAt')])
        .where('announcementSeq', '=', announcementSeq)
        .where('startsAt', '<=', now),
    )
    .onConflict((same) => same.columns(['userSeq', 'announcementSeq']).doNothing())
    .execute()

/** Closed with one account, closed for the person. */
export async function mergeDismissals(tx: PlatformTx, { kept, gone }: { kept: UserSeq; gone: UserSeq }) {
  const all = platformTables(tx)
  await all
    .deleteFrom('announcementDismissals')
    .where('userSeq', '=', gone)
    .where('announcementSeq', 'in', ({ selectFrom }) =>
      selectFrom('announcementDismissals as other')
        .select('other.announcementSeq')
        .where('other.userSeq', '=', kept),
    )
    .execute()
  await all.updateTable('announcementDismissals').set({ userSeq: kept }).where('userSeq', '=', gone).execute()
}
