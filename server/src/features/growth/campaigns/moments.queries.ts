import { sql } from 'kysely'
import type { AttendSeq, CampaignSeq, CourseSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Campaigns that wait for moments now. */
export const findWatching = (db: ChannelDb) =>
  tables(db)
    .selectFrom('campaigns')
    .select('campaignSeq')
    .where('state', '=', 'ACTIVE')
    .where('deletedAt', 'is', null)
    .where('watchedTo', 'is not', null)
    .orderBy('campaignSeq')
    .execute()

/** Unless it was paused and goes on meanwhile. */
export async function moveWatched(
  tx: ChannelTx,
  { campaignSeq, before, to }: { campaignSeq: CampaignSeq; before: Date; to: Date },
) {
  await tables(tx)
    .updateTable('campaigns')
    .set({ watchedTo: to })
    .where('campaignSeq', '=', campaignSeq)
    .where('watchedTo', '=', before)
    .execute()
}

const opensAt = sql<Date>`live_items.starts_at - make_interval(mins => live_items.attendee_join_time_live)`
/** Live lessons that learners can enter now. Nobody can more than a day before. */
const openLives = (db: ChannelDb, now: Date) =>
  tables(db)
    .selectFrom('liveItems')
    .innerJoin('curriculums', 'curriculums.curriculumSeq', 'liveItems.curriculumSeq')
    .innerJoin('courses', 'courses.courseSeq', 'liveItems.courseSeq')
    .select(['liveItems.curriculumSeq', 'liveItems.courseSeq', 'liveItems.startsAt'])
    .where(opensAt, '<=', now)
    .where('liveItems.endsAt', '>', now)
    .where('curriculums.deletedAt', 'is', null)
    .where('curriculums.lockStatusYn', '=', 'N')
    .where('courses.state', '=', 'PUBLISHED')

/** Live lessons that opened since a moment and are not over; no lesson is longer than a day. */
export const findOpened = (
  db: ChannelDb,
  { from, to, courseSeqs }: { from: Date; to: Date; courseSeqs: readonly CourseSeq[] },
) =>
  openLives(db, to)
    .where(opensAt, '>', from)
    .where('liveItems.startsAt', '>', from)
    .where('liveItems.startsAt', '<=', sql<Date>`${to}::timestamptz + interval '1 day'`)
    .$if(courseSeqs.length > 0, (all) =>
      all.where('liveItems.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`),
    )
    .orderBy('liveItems.startsAt')
    .orderBy('liveItems.curriculumSeq')
    .execute()

export const findOpenAmong = (db: ChannelDb, curriculumSeqs: CurriculumSeq[], now: Date) =>
  openLives(db, now)
    .where('liveItems.curriculumSeq', '=', sql<CurriculumSeq>`any(${curriculumSeqs})`)
    .execute()

const learners = (db: ChannelDb, now: Date) =>
  tables(db)
    .selectFrom('accessGrants')
    .distinct()
    .where('startsAt', '<=', now)
    .where('endedAt', 'is', null)
    .where(({ or, eb }) => or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))

interface LearnerPage {
  courseSeq: CourseSeq
  now: Date
  after: number
  limit: number
}
/** The next people who may learn in a class, by their number. */
export async function findLearnersAfter(db: ChannelDb, { courseSeq, now, after, limit }: LearnerPage) {
  const rows = await learners(db, now)
    .select('userSeq')
    .where('courseSeq', '=', courseSeq)
    .where(sql<boolean>`user_seq > ${after}`)
    .orderBy('userSeq')
    .limit(limit)
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}
/** In which of these classes each of these people may learn. */
export const findLearning = (db: ChannelDb, userSeqs: UserSeq[], now: Date) =>
  learners(db, now)
    .select(['userSeq', 'courseSeq'])
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()

/** A place whose end is known and not reached. One of a membership goes on by itself. */
const endingPlaces = (db: ChannelDb) =>
  tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.courseSeq', 'enrolments.courseSeq')
    .select(['enrolments.attendSeq', 'enrolments.userSeq'])
    .select(({ ref }) => ref('enrolments.validAt').$notNull().as('validAt'))
    .where('enrolments.state', '=', 'APPROVED')
    .where('enrolments.source', '!=', 'MEMBERSHIP')
    .where('courses.state', '=', 'PUBLISHED')

interface EndPage {
  from: Date
  to: Date
  courseSeqs: readonly CourseSeq[]
  after: { validAt: Date; attendSeq: AttendSeq } | null
  limit: number
}
/** The next places that end within a span. Without chosen classes a package counts once, and not each class in it. */
export const findEndingAfter = (db: ChannelDb, { from, to, courseSeqs, after, limit }: EndPage) =>
  endingPlaces(db)
    .where('enrolments.validAt', '>', from)
    .where('enrolments.validAt', '<=', to)
    .$if(courseSeqs.length === 0, (all) => all.where('enrolments.parentAttendSeq', 'is', null))
    .$if(courseSeqs.length > 0, (all) =>
      all.where('enrolments.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`),
    )
    .$if(after !== null, (all) =>
      all.where(
        sql<boolean>`(enrolments.valid_at, enrolments.attend_seq) > (${after?.validAt}::timestamptz, ${after?.attendSeq}::bigint)`,
      ),
    )
    .orderBy('enrolments.validAt')
    .orderBy('enrolments.attendSeq')
    .limit(limit)
    .execute()

export const findEndingAmong = (db: ChannelDb, attendSeqs: AttendSeq[], now: Date) =>
  endingPlaces(db)
    .where('enrolments.attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .where('enrolments.validAt', '>', now)
    .execute()
