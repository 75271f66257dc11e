import { sql } from 'kysely'
import { graceStart, groupAt, type Assignment } from 'contract/learning/live-rooms/groups.rules'
import type { CurriculumSeq, LiveDivisionSeq, LiveGroupSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewDivision {
  curriculumSeq: CurriculumSeq
  openedByUserSeq: UserSeq
  opensAt: Date
  closesAt: Date | null
}
export const insertDivision = (tx: ChannelTx, division: NewDivision) =>
  tables(tx)
    .insertInto('liveDivisions')
    .values(division)
    .returning('liveDivisionSeq')
    .executeTakeFirstOrThrow()

/** The groups that are open now, or about to open; undefined for none. */
export const findDivision = (db: ChannelDb, curriculumSeq: CurriculumSeq, now: Date) =>
  tables(db)
    .selectFrom('liveDivisions')
    .select(['liveDivisionSeq', 'opensAt', 'closesAt'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where((eb) => eb.or([eb('closesAt', 'is', null), eb('closesAt', '>', now)]))
    .orderBy('liveDivisionSeq', 'desc')
    .limit(1)
    .executeTakeFirst()
export const updateEnd = (tx: ChannelTx, liveDivisionSeq: LiveDivisionSeq, closesAt: Date) =>
  tables(tx)
    .updateTable('liveDivisions')
    .set({ closesAt })
    .where('liveDivisionSeq', '=', liveDivisionSeq)
    .execute()

/** In the order of their numbers, from 1. */
export async function insertGroups(tx: ChannelTx, liveDivisionSeq: LiveDivisionSeq, count: number) {
  const added = await tables(tx)
    .insertInto('liveGroups')
    .values(Array.from({ length: count }, (_, at) => ({ liveDivisionSeq, number: at + 1 })))
    .returning(['liveGroupSeq', 'number'])
    .execute()
  return added.toSorted((one, other) => one.number - other.number)
}
export const findGroups = (db: ChannelDb, liveDivisionSeq: LiveDivisionSeq) =>
  tables(db)
    .selectFrom('liveGroups')
    .select(['liveGroupSeq', 'number', 'helpRequestedAt'])
    .where('liveDivisionSeq', '=', liveDivisionSeq)
    .orderBy('number')
    .execute()

interface GroupOfDivision {
  liveDivisionSeq: LiveDivisionSeq
  liveGroupSeq: LiveGroupSeq
}
/** Whether this is one of its groups. A request that is there already keeps its time. */
export async function updateHelp(
  tx: ChannelTx,
  { liveDivisionSeq, liveGroupSeq }: GroupOfDivision,
  helpRequestedAt: Date | null,
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('liveGroups')
    .set({
      helpRequestedAt: helpRequestedAt && sql<Date>`coalesce(help_requested_at, ${helpRequestedAt})`,
    })
    .where('liveDivisionSeq', '=', liveDivisionSeq)
    .where('liveGroupSeq', '=', liveGroupSeq)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface NewAssignment extends Assignment {
  liveDivisionSeq: LiveDivisionSeq
  userSeq: UserSeq
}
export async function upsertAssignments(tx: ChannelTx, assignments: readonly NewAssignment[]) {
  if (assignments.length === 0) return
  await tables(tx)
    .insertInto('liveGroupPeople')
    .values([...assignments])
    .onConflict((same) =>
      same.columns(['channelSeq', 'liveDivisionSeq', 'userSeq']).doUpdateSet((eb) => ({
        liveGroupSeq: eb.ref('excluded.liveGroupSeq'),
        beforeGroupSeq: eb.ref('excluded.beforeGroupSeq'),
        movesAt: eb.ref('excluded.movesAt'),
      })),
    )
    .execute()
}
const assignments = (db: ChannelDb, liveDivisionSeq: LiveDivisionSeq) =>
  tables(db)
    .selectFrom('liveGroupPeople')
    .innerJoin('users', 'users.userSeq', 'liveGroupPeople.userSeq')
    .innerJoin('liveDivisions', 'liveDivisions.liveDivisionSeq', 'liveGroupPeople.liveDivisionSeq')
    .innerJoin('liveRoomPeople', (join) =>
      join
        .onRef('liveRoomPeople.curriculumSeq', '=', 'liveDivisions.curriculumSeq')
        .onRef('liveRoomPeople.userSeq', '=', 'liveGroupPeople.userSeq'),
    )
    .select([
      'liveGroupPeople.userSeq',
      'users.name',
      'liveRoomPeople.userType',
      'liveRoomPeople.state',
      'liveGroupPeople.liveGroupSeq',
      'liveGroupPeople.beforeGroupSeq',
      'liveGroupPeople.movesAt',
    ])
    .where('liveGroupPeople.liveDivisionSeq', '=', liveDivisionSeq)
export const findAssignment = (db: ChannelDb, liveDivisionSeq: LiveDivisionSeq, userSeq: UserSeq) =>
  assignments(db, liveDivisionSeq).where('liveGroupPeople.userSeq', '=', userSeq).executeTakeFirst()
export const findAssignmentsOf = (
  db: ChannelDb,
  liveDivisionSeq: LiveDivisionSeq,
  userSeqs: readonly UserSeq[],
) =>
  assignments(db, liveDivisionSeq)
    .where('liveGroupPeople.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
/** Of everybody, by name. A room holds 400 people. */
export const findAssignments = (db: ChannelDb, liveDivisionSeq: LiveDivisionSeq) =>
  assignments(db, liveDivisionSeq).orderBy('users.name').orderBy('liveGroupPeople.userSeq').execute()

interface PersonInRoom {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
}
/** The division of this moment, with the assignment of one person. */
async function findAssigned(db: ChannelDb, { curriculumSeq, userSeq }: PersonInRoom, at: Date) {
  const division = (await findDivision(db, curriculumSeq, at)) ?? null
  const assignment = division && ((await findAssignment(db, division.liveDivisionSeq, userSeq)) ?? null)
  return { division, assignment }
}
/** Where a person belongs now, and by which division; null for the room itself. docs/rules.md R-991. */
export async function findWhereabouts(db: ChannelDb, person: PersonInRoom, now: Date) {
  const { division, assignment } = await findAssigned(db, person, now)
  return { division, assignment, liveGroupSeq: groupAt(division, assignment, now) }
}
/** The same for `mayBeInGroup`, which also asks where they were a moment ago: a division that ended since counts. */
export const findLateWhereabouts = (db: ChannelDb, person: PersonInRoom, now: Date) =>
  findAssigned(db, person, graceStart(now))

/** Those of these users who were admitted to the room as learners. */
export async function findAdmitted(db: ChannelDb, curriculumSeq: CurriculumSeq, userSeqs: UserSeq[]) {
  if (userSeqs.length === 0) return []
  const admitted = await tables(db)
    .selectFrom('liveRoomPeople')
    .select('userSeq')
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userType', '=', 'user')
    .where('state', '=', 'ADMITTED')
    .where('userSeq', 'in', userSeqs)
    .execute()
  return admitted.map(({ userSeq }) => userSeq)
}

/** The people of a group, hosts who visit it included. */
export async function findMembers(db: ChannelDb, liveGroupSeq: LiveGroupSeq) {
  const members = await tables(db)
    .selectFrom('liveGroupPeople')
    .select('userSeq')
    .where('liveGroupSeq', '=', liveGroupSeq)
    .execute()
  return members.map(({ userSeq }) => userSeq)
}

/** Learners with an open connection, and where it is; by name. */
export const findLearnersHere = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRoomPresences')
    .innerJoin('liveRoomPeople', (join) =>
      join
        .onRef('liveRoomPeople.curriculumSeq', '=', 'liveRoomPresences.curriculumSeq')
        .onRef('liveRoomPeople.userSeq', '=', 'liveRoomPresences.userSeq'),
    )
    .innerJoin('users', 'users.userSeq', 'liveRoomPresences.userSeq')
    .select(['liveRoomPresences.userSeq', 'users.name', 'liveRoomPresences.liveGroupSeq'])
    .where('liveRoomPresences.curriculumSeq', '=', curriculumSeq)
    .where('liveRoomPresences.leftAt', 'is', null)
    .where('liveRoomPeople.userType', '=', 'user')
    .orderBy('users.name')
    .orderBy('liveRoomPresences.userSeq')
    .execute()
/** Every open connection of the room and its groups. */
export const findAllConnections = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRoomPresences')
    .select(['userSeq', 'identity', 'liveGroupSeq'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('leftAt', 'is', null)
    .execute()
