import { sql } from 'kysely'
import type { AttendSeq, ClassSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Challenger {
  attendSeq: AttendSeq
  classSeq: ClassSeq
  startAt: Date | null
  endAt: Date | null
  count: number
}
/** Those of these enrolments that are in challenges, each with its check-ins that count. */
export async function findChallengers(db: ChannelDb, attendSeqs: AttendSeq[]) {
  if (attendSeqs.length === 0) return []
  const { rows } = await sql<Challenger>`
    select e.attend_seq as "attendSeq", e.class_seq as "classSeq", r.start_at as "startAt", r.end_at as "endAt",
      (select count(*)::int from challenge_check_ins k where k.channel_seq = e.channel_seq
        and k.attend_seq = e.attend_seq and k.deleted_at is null and k.rejected_at is null) as count
    from enrolments e
    join courses c on c.channel_seq = e.channel_seq and c.course_seq = e.course_seq and c.product_kind = 'CHALLENGE'
    join course_rounds r on r.channel_seq = e.channel_seq and r.class_seq = e.class_seq
    where e.attend_seq = any(${attendSeqs}::bigint[])`.execute(tables(db))
  return rows
}

export async function findMissionDays(db: ChannelDb, classSeqs: ClassSeq[]) {
  if (classSeqs.length === 0) return []
  return tables(db)
    .selectFrom('challengeMissions')
    .select(['classSeq', 'fromDay', 'untilDay'])
    .where('classSeq', '=', sql<ClassSeq>`any(${classSeqs})`)
    .where('deletedAt', 'is', null)
    .execute()
}
