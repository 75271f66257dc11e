import { sql } from 'kysely'
import type { attendeeSorts } from 'contract/learning/challenges/missions.schemas'
import type { AttendSeq, ChallengeMissionSeq, ClassSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Paging {
  page: number
  size: number
}
/** How often each learner of a term checked in, by the index of a term and its learners. */
const countsIn = (classSeq: ClassSeq) => sql`
  (select k.attend_seq, count(*)::int as count, max(k.created_at) as last_at from challenge_check_ins k
   where k.class_seq = ${classSeq} and k.deleted_at is null and k.rejected_at is null group by k.attend_seq)`
const inTerm = (classSeq: ClassSeq) => sql`e.class_seq = ${classSeq} and e.state in ('APPROVED', 'EXPIRED')`

interface Attendee {
  attendSeq: AttendSeq
  name: string
  email: string
  count: number
  lastAt: Date | null
  total: number
}
const orders = {
  rate: sql`count desc, e.name, e.attend_seq`,
  name: sql`e.name, e.attend_seq`,
  recent: sql`d.last_at desc nulls last, e.name, e.attend_seq`,
} satisfies Record<(typeof attendeeSorts)[number], unknown>
interface AttendeeQuery extends Paging {
  q?: string | undefined
  sort: (typeof attendeeSorts)[number]
}
const matches = (q: string) => {
  const like = containing(q)
  return sql`(${q} = '' or e.name ilike ${like} or e.email ilike ${like})`
}
export async function findParticipants(
  db: ChannelDb,
  classSeq: ClassSeq,
  { q, sort, page, size }: AttendeeQuery,
) {
  const { rows } = await sql<Attendee>`
    select e.attend_seq as "attendSeq", e.name, e.email, coalesce(d.count, 0) as count, d.last_at as "lastAt",
      (count(*) over ())::int as total
    from enrolments e left join ${countsIn(classSeq)} d on d.attend_seq = e.attend_seq
    where ${inTerm(classSeq)} and ${matches(q ?? '')}
    order by ${orders[sort]} limit ${size} offset ${(page - 1) * size}`.execute(tables(db))
  return rows
}

interface Part {
  q?: string | undefined
  after: number
  limit: number
}
/** In the order in which they enrolled, from behind one on. */
export async function findParticipantsAfter(
  db: ChannelDb,
  classSeq: ClassSeq,
  { q, after, limit }: Part,
): Promise<Omit<Attendee, 'total'>[]> {
  const { rows } = await sql<Omit<Attendee, 'total'>>`
    select e.attend_seq as "attendSeq", e.name, e.email, coalesce(d.count, 0) as count, d.last_at as "lastAt"
    from enrolments e left join ${countsIn(classSeq)} d on d.attend_seq = e.attend_seq
    where ${inTerm(classSeq)} and ${matches(q ?? '')} and e.attend_seq > ${after}
    order by e.attend_seq limit ${limit}`.execute(tables(db))
  return rows
}

interface Ranked {
  rank: number
  userSeq: UserSeq
  name: string
  count: number
  total: number
}
const ranked = (classSeq: ClassSeq) => sql`
  (select rank() over (order by coalesce(d.count, 0) desc)::int as rank, e.attend_seq, e.user_seq, u.name,
     coalesce(d.count, 0) as count, (count(*) over ())::int as total
   from enrolments e join users u on u.user_seq = e.user_seq
   left join ${countsIn(classSeq)} d on d.attend_seq = e.attend_seq
   where ${inTerm(classSeq)})`
/** Those who did as much share a rank. */
export async function findRanking(db: ChannelDb, classSeq: ClassSeq, { page, size }: Paging) {
  const { rows } = await sql<Ranked>`
    select rank, user_seq as "userSeq", name, count, total from ${ranked(classSeq)} all_of_them
    order by rank, name, attend_seq limit ${size} offset ${(page - 1) * size}`.execute(tables(db))
  return rows
}
export async function findRankOf(db: ChannelDb, classSeq: ClassSeq, attendSeq: AttendSeq) {
  const { rows } = await sql<Ranked>`
    select rank, count from ${ranked(classSeq)} all_of_them where attend_seq = ${attendSeq}`.execute(
    tables(db),
  )
  return rows[0]
}

interface Reminded {
  classSeq: ClassSeq
  missionSeqs: ChallengeMissionSeq[]
  day: string
}
/** Learners who have not done all of these missions on this day. */
export async function findUndone(
  db: ChannelDb,
  { classSeq, missionSeqs, day }: Reminded,
): Promise<UserSeq[]> {
  const { rows } = await sql<{ userSeq: UserSeq }>`
    select e.user_seq as "userSeq" from enrolments e
    where e.class_seq = ${classSeq} and e.state = 'APPROVED' and ${missionSeqs.length}::integer > (
      select count(*) from challenge_check_ins k where k.channel_seq = e.channel_seq and k.class_seq = ${classSeq}
        and k.attend_seq = e.attend_seq and k.challenge_day = ${day}::date
        and k.challenge_mission_seq = any(${missionSeqs}::bigint[])
        and k.deleted_at is null and k.rejected_at is null)
    order by e.attend_seq`.execute(tables(db))
  return rows.map(({ userSeq }) => userSeq)
}

interface RunningTerm {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  title: string
  startAt: Date
  endAt: Date
}
/** Terms that run now, of challenges whose learners are reminded at this hour. */
export async function findReminding(db: ChannelDb, { hour, now }: { hour: number; now: Date }) {
  const { rows } = await sql<RunningTerm>`
    select courses.course_seq as "courseSeq", r.class_seq as "classSeq", courses.title,
      r.start_at as "startAt", r.end_at as "endAt"
    from challenges
    join courses on courses.channel_seq = challenges.channel_seq and courses.course_seq = challenges.course_seq
    join course_rounds r on r.channel_seq = courses.channel_seq and r.course_seq = courses.course_seq
    where challenges.reminder_hour = ${hour} and courses.state = 'PUBLISHED' and r.state = 'OPENED'
      and r.start_at <= ${now} and r.end_at > ${now}
    order by r.class_seq`.execute(tables(db))
  return rows
}
