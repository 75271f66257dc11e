import { sql } from 'kysely'
import type { MissionDraft } from 'contract/learning/challenges/missions.schemas'
import type { ChallengeMissionSeq, ClassSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'challengeMissionSeq',
  'title',
  'content',
  'checkInType',
  'unit',
  'fromDay',
  'untilDay',
  'dailyStartTime',
  'dailyEndTime',
  'xp',
  'point',
] as const

/** The missions of a term in their order. */
export const findMissions = (db: ChannelDb, classSeq: ClassSeq) =>
  tables(db)
    .selectFrom('challengeMissions')
    .select(columns)
    .where('classSeq', '=', classSeq)
    .where('deletedAt', 'is', null)
    .orderBy('sort')
    .orderBy('challengeMissionSeq')
    .execute()
export type MissionRow = Awaited<ReturnType<typeof findMissions>>[number]

/** How many people checked in for each of these missions. */
export async function countPeople(db: ChannelDb, missionSeqs: ChallengeMissionSeq[]) {
  const rows = await tables(db)
    .selectFrom('challengeCheckIns')
    .select(['challengeMissionSeq', sql<number>`count(distinct attend_seq)::int`.as('count')])
    .where('challengeMissionSeq', '=', sql<ChallengeMissionSeq>`any(${missionSeqs})`)
    .where('deletedAt', 'is', null)
    .groupBy('challengeMissionSeq')
    .execute()
  return new Map(rows.map(({ challengeMissionSeq, count }) => [challengeMissionSeq, count]))
}

/** A new mission comes last. */
export const insertMission = (
  tx: ChannelTx,
  mission: MissionDraft & { classSeq: ClassSeq; createdAt: Date },
) =>
  tables(tx)
    .insertInto('challengeMissions')
    .values((eb) => ({
      ...mission,
      sort: eb
        .selectFrom('challengeMissions')
        .select(sql<number>`coalesce(max(sort), 0) + 1`.as('last'))
        .where('classSeq', '=', mission.classSeq)
        .$asScalar()
        .$notNull(),
    }))
    .returning('challengeMissionSeq')
    .executeTakeFirstOrThrow()

export const updateMission = (
  tx: ChannelTx,
  challengeMissionSeq: ChallengeMissionSeq,
  change: Partial<MissionDraft> & { sort?: number; deletedAt?: Date },
) =>
  tables(tx)
    .updateTable('challengeMissions')
    .set(change)
    .where('challengeMissionSeq', '=', challengeMissionSeq)
    .execute()

/** Deletes the check-ins for a mission; returns who did them on which days, where they still counted, and their pictures. */
export async function dropCheckInsOf(
  tx: ChannelTx,
  challengeMissionSeq: ChallengeMissionSeq,
  deletedAt: Date,
) {
  const gone = await tables(tx)
    .updateTable('challengeCheckIns')
    .set({ deletedAt })
    .where('challengeMissionSeq', '=', challengeMissionSeq)
    .where('deletedAt', 'is', null)
    .returning([
      'userSeq',
      'fileSeq',
      'rejectedAt',
      sql<string>`to_char(challenge_day, 'YYYY-MM-DD')`.as('day'),
    ])
    .execute()
  return gone satisfies { userSeq: UserSeq }[]
}
