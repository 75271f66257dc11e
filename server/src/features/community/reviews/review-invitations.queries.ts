import { sql } from 'kysely'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Window {
  now: Date
  /** Who finished before is not invited any more. */
  since: Date
  /** Who had the last meeting after is not invited yet. */
  metBefore: Date
  limit: number
}
/**
 * Places whose learner earned a certificate, completed every lesson or was at the last meeting in this time, and who may still write a
 * first review of it, as `checkReviewable` decides. docs/rules.md R-122.
 */
export async function findToInvite(db: ChannelDb, { now, since, metBefore, limit }: Window) {
  const { rows } = await sql<{ attendSeq: AttendSeq; courseSeq: CourseSeq }>`
    with lessons as (
      select l.curriculum_seq, l.course_seq, coalesce(v.ends_at, l.offline_end_at, l.offline_start_at) as met_until
      from curriculums l left join live_items v
        on v.channel_seq = l.channel_seq and v.curriculum_seq = l.curriculum_seq
      where l.curriculum_type_cd <> '01' and l.deleted_at is null and l.is_available),
    met as (
      select course_seq, max(met_until) as at from lessons group by course_seq
      having max(met_until) > ${since} and max(met_until) <= ${metBefore}),
    due as (
      select attend_seq from certificates where issued_at > ${since} and issued_at <= ${now}
      union
      select p.attend_seq from curriculum_progress p
        join enrolments d on d.channel_seq = p.channel_seq and d.attend_seq = p.attend_seq
        where p.completed_at > ${since}
          and not exists (select from lessons l where l.course_seq = d.course_seq and not exists (
            select from curriculum_progress q
            where q.attend_seq = p.attend_seq and q.curriculum_seq = l.curriculum_seq and q.state = 'DONE'))
      union
      select m.attend_seq from enrolments m join met on met.course_seq = m.course_seq where m.attend_at < met.at)
    select e.attend_seq as "attendSeq", e.course_seq as "courseSeq"
    from due join enrolments e on e.attend_seq = due.attend_seq
    join courses k on k.channel_seq = e.channel_seq and k.course_seq = e.course_seq and k.state = 'PUBLISHED'
    left join course_settings s on s.channel_seq = e.channel_seq and s.course_seq = e.course_seq
    where (e.review_expires_at > ${now} or e.review_expires_at is null and e.state = 'APPROVED')
      and e.state in ('APPROVED', 'EXPIRED')
      and coalesce(s.review_show_yn, 'Y') = 'Y'
      and not exists (select from reviews r where r.attend_seq = e.attend_seq)
      and not exists (select from review_invitations i where i.attend_seq = e.attend_seq)
    order by e.attend_seq limit ${limit}`.execute(tables(db))
  return rows
}

/** False where this place was invited before. */
export async function insertInvitation(tx: ChannelTx, invitation: { attendSeq: AttendSeq; invitedAt: Date }) {
  const made = await tables(tx)
    .insertInto('reviewInvitations')
    .values(invitation)
    .onConflict((same) => same.doNothing())
    .returning('attendSeq')
    .executeTakeFirst()
  return made !== undefined
}
