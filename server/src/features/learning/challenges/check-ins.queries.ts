import { sql } from 'kysely'
import type {
  AttendSeq,
  ChallengeCheckInSeq,
  ChallengeMissionSeq,
  ClassSeq,
  CourseSeq,
  FileSeq,
  UserSeq,
} from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** What one learner did in a term and still counts. */
export async function findDone(
  db: ChannelDb,
  { classSeq, attendSeq }: { classSeq: ClassSeq; attendSeq: AttendSeq },
) {
  return tables(db)
    .selectFrom('challengeCheckIns')
    .select(['challengeMissionSeq', sql<string>`to_char(challenge_day, 'YYYY-MM-DD')`.as('day')])
    .where('classSeq', '=', classSeq)
    .where('attendSeq', '=', attendSeq)
    .where('deletedAt', 'is', null)
    .where('rejectedAt', 'is', null)
    .execute()
}

interface NewCheckIn {
  challengeMissionSeq: ChallengeMissionSeq
  classSeq: ClassSeq
  attendSeq: AttendSeq
  userSeq: UserSeq
  challengeDay: string
  content: string
  amount: number | null
  fileSeq: FileSeq | null
  altText: string
  createdAt: Date
}
/** Undefined where this mission was done on this day, also by another device at the same moment. */
export const insertCheckIn = (tx: ChannelTx, checkIn: NewCheckIn) =>
  tables(tx)
    .insertInto('challengeCheckIns')
    .values(checkIn)
    .onConflict((same) => same.doNothing())
    .returning('challengeCheckInSeq')
    .executeTakeFirst()

/** A check-in of this class, locked until the transaction ends. */
export async function lockCheckIn(
  tx: ChannelTx,
  { courseSeq, challengeCheckInSeq }: { courseSeq: CourseSeq; challengeCheckInSeq: ChallengeCheckInSeq },
) {
  return tables(tx)
    .selectFrom('challengeCheckIns')
    .innerJoin('courseRounds', 'courseRounds.classSeq', 'challengeCheckIns.classSeq')
    .innerJoin(
      'challengeMissions',
      'challengeMissions.challengeMissionSeq',
      'challengeCheckIns.challengeMissionSeq',
    )
    .select([
      'challengeCheckIns.classSeq',
      'challengeCheckIns.challengeMissionSeq',
      'challengeCheckIns.userSeq',
      'challengeCheckIns.fileSeq',
      'challengeCheckIns.rejectedAt',
      'challengeMissions.title',
      sql<string>`to_char(challenge_day, 'YYYY-MM-DD')`.as('day'),
    ])
    .where('challengeCheckInSeq', '=', challengeCheckInSeq)
    .where('courseRounds.courseSeq', '=', courseSeq)
    .where('challengeCheckIns.deletedAt', 'is', null)
    .forUpdate('challengeCheckIns')
    .executeTakeFirst()
}
interface CheckInChange {
  deletedAt?: Date
  rejectedAt?: Date
  rejectedReason?: string
  rejectedByUserSeq?: UserSeq
}
export const updateCheckIn = (tx: ChannelTx, seq: ChallengeCheckInSeq, change: CheckInChange) =>
  tables(tx).updateTable('challengeCheckIns').set(change).where('challengeCheckInSeq', '=', seq).execute()

interface FeedQuery {
  classSeq: ClassSeq
  reader: UserSeq
  isStaff: boolean
  limit: number
  minSeq?: ChallengeCheckInSeq | undefined
}
/** The check-ins of a term, newest first: refused ones for their writers and for staff alone. */
export const findFeed = (db: ChannelDb, { classSeq, reader, isStaff, limit, minSeq }: FeedQuery) =>
  tables(db)
    .selectFrom('challengeCheckIns as c')
    .innerJoin('challengeMissions as m', 'm.challengeMissionSeq', 'c.challengeMissionSeq')
    .innerJoin('users', 'users.userSeq', 'c.userSeq')
    .select([
      'c.challengeCheckInSeq',
      'c.challengeMissionSeq',
      'c.userSeq',
      'c.content',
      'c.amount',
      'c.fileSeq',
      'c.altText',
      'c.rejectedReason',
      'c.createdAt',
      'm.title as missionTitle',
      'm.unit',
      'users.name as writerName',
      sql<string>`to_char(c.challenge_day, 'YYYY-MM-DD')`.as('day'),
      sql<number>`(select count(*)::int from challenge_cheers h where h.channel_seq = c.channel_seq
        and h.challenge_check_in_seq = c.challenge_check_in_seq)`.as('cheerCount'),
      sql<boolean>`exists (select from challenge_cheers h where h.channel_seq = c.channel_seq
        and h.challenge_check_in_seq = c.challenge_check_in_seq and h.user_seq = ${reader})`.as('isCheered'),
    ])
    .where('c.classSeq', '=', classSeq)
    .where('c.deletedAt', 'is', null)
    .$if(!isStaff, (all) =>
      all.where((eb) => eb.or([eb('c.rejectedAt', 'is', null), eb('c.userSeq', '=', reader)])),
    )
    .$if(minSeq !== undefined, (all) =>
      all.where((eb) => eb(eb.cast<number>('c.challengeCheckInSeq', 'bigint'), '<', minSeq ?? 0)),
    )
    .orderBy('c.challengeCheckInSeq', 'desc')
    .limit(limit)
    .execute()

export const insertCheer = (
  tx: ChannelTx,
  cheer: { challengeCheckInSeq: ChallengeCheckInSeq; userSeq: UserSeq; createdAt: Date },
) =>
  tables(tx)
    .insertInto('challengeCheers')
    .values(cheer)
    .onConflict((same) => same.doNothing())
    .execute()
export const deleteCheer = (
  tx: ChannelTx,
  { challengeCheckInSeq, userSeq }: { challengeCheckInSeq: ChallengeCheckInSeq; userSeq: UserSeq },
) =>
  tables(tx)
    .deleteFrom('challengeCheers')
    .where('challengeCheckInSeq', '=', challengeCheckInSeq)
    .where('userSeq', '=', userSeq)
    .execute()

/** For the notification about a refused check-in. */
export const findWriter = (db: ChannelDb, challengeCheckInSeq: ChallengeCheckInSeq) =>
  tables(db)
    .selectFrom('challengeCheckIns')
    .select(['userSeq', 'rejectedAt'])
    .where('challengeCheckInSeq', '=', challengeCheckInSeq)
    .executeTakeFirst()

/** Deletes what a former member did and led; returns the pictures. */
export async function removeDoneBy(tx: ChannelTx, userSeq: UserSeq) {
  const db = tables(tx)
  const own = sql`(select challenge_check_in_seq from challenge_check_ins where user_seq = ${userSeq})`
  await sql`delete from challenge_cheers where user_seq = ${userSeq} or challenge_check_in_seq in ${own}`.execute(
    db,
  )
  await db.deleteFrom('challengeLeaders').where('userSeq', '=', userSeq).execute()
  const gone = await db
    .deleteFrom('challengeCheckIns')
    .where('userSeq', '=', userSeq)
    .returning('fileSeq')
    .execute()
  return gone.flatMap(({ fileSeq }) => (fileSeq === null ? [] : [fileSeq]))
}
