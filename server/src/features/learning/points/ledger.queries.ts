import { sql } from 'kysely'
import type { LedgerChoice } from 'contract/learning/points/schemas'
import { moveDay } from 'contract/values/korea-time'
import type { Paged } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { entryColumns } from './entry-columns.queries.ts'

const midnight = (day: string) => new Date(`${day}T00:00:00+09:00`)

function chosen(db: ChannelDb, { q, kind, sourceType, startDt, endDt }: LedgerChoice) {
  const like = containing(q ?? '')
  return tables(db)
    .selectFrom('pointEntries as entry')
    .innerJoin('users', 'users.userSeq', 'entry.userSeq')
    .$if(kind !== undefined, (all) => all.where('entry.kind', '=', kind ?? 'POINT'))
    .$if(sourceType !== undefined, (all) =>
      all.where('entry.sourceType', sourceType === 'STAFF' ? '=' : '!=', 'STAFF'),
    )
    .$if(startDt !== undefined, (all) => all.where('entry.createdAt', '>=', midnight(startDt ?? '')))
    .$if(endDt !== undefined, (all) => all.where('entry.createdAt', '<', midnight(moveDay(endDt ?? '', 1))))
    .$if(Boolean(q), (all) =>
      all.where(({ or, eb }) => or([eb('users.name', 'ilike', like), eb('users.email', 'ilike', like)])),
    )
}

const columns = entryColumns('entry')
const rows = (all: ReturnType<typeof chosen>) =>
  all
    .leftJoin('curriculums', 'curriculums.curriculumSeq', 'entry.curriculumSeq')
    .leftJoin('courses', (join) => join.on('courses.courseSeq', '=', columns.courseSeq))
    .leftJoin('users as staff', 'staff.userSeq', 'entry.byUserSeq')
    .select([
      'entry.entrySeq',
      'entry.userSeq',
      'entry.kind',
      'entry.amount',
      columns.sourceType,
      'entry.reason',
      'entry.createdAt',
      'users.name',
      'users.email',
      columns.title,
      'courses.courseSeq',
      'courses.title as courseTitle',
      'staff.name as byName',
      // By the unique index of a person, a kind and an item.
      sql<number>`(select sum(earlier.amount)::int from point_entries earlier
        where earlier.channel_seq = entry.channel_seq and earlier.user_seq = entry.user_seq
          and earlier.kind = entry.kind and earlier.entry_seq <= entry.entry_seq)`.as('balance'),
    ])
export type LedgerRow = Awaited<ReturnType<typeof findLedger>>[number]

export const findLedger = (db: ChannelDb, choice: LedgerChoice, { page, size }: Paged) =>
  rows(chosen(db, choice))
    .orderBy('entry.entrySeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countLedger(db: ChannelDb, choice: LedgerChoice) {
  const { count } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The next entries by number, for lists that are read to their end. */
export const findLedgerAfter = (
  db: ChannelDb,
  choice: LedgerChoice,
  { after, limit }: { after: number; limit: number },
) =>
  rows(chosen(db, choice))
    .where(sql<boolean>`entry.entry_seq > ${after}`)
    .orderBy('entry.entrySeq')
    .limit(limit)
    .execute()
