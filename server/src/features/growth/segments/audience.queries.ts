import { type Expression, sql, type SqlBool } from 'kysely'
import type { Condition } from 'contract/growth/segments/audience.schemas'
import type { ClassRelation } from 'contract/growth/segments/audience.rules'
import { moveDay, seoulDay } from 'contract/values/korea-time'
import type { CourseSeq, SegmentSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Which members are meant. */
export interface Selection {
  conditions: readonly Condition[]
  /** Only those whom staff put into this segment. */
  inSegment?: SegmentSeq
}

/** Members to whom all conditions apply; those who left or are blocked are not among them. docs/rules.md R-1082. */
export function matching(db: ChannelDb, { conditions, inSegment }: Selection, now: Date) {
  const members = tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .where('members.status', '=', 'ACTIVE')
    .$if(inSegment !== undefined, (all) => all.where(inside(inSegment)))
  return conditions.reduce((all, condition) => all.where(sqlOf(condition, now)), members)
}

const inside = (segmentSeq: SegmentSeq | undefined) =>
  sql<SqlBool>`exists (select from segment_members s where s.channel_seq = members.channel_seq
    and s.user_seq = members.user_seq and s.segment_seq = ${segmentSeq})`

function sqlOf(condition: Condition, now: Date): Expression<SqlBool> {
  switch (condition.kind) {
    case 'CLASS':
      return attending(condition.relation, condition.courseSeqs, now)
    case 'JOINED': {
      const since = new Date(`${moveDay(seoulDay(now), -condition.days)}T00:00:00+09:00`)
      return condition.relation === 'WITHIN'
        ? sql<SqlBool>`members.joined_at >= ${since}`
        : sql<SqlBool>`members.joined_at < ${since}`
    }
    case 'PAID': {
      const paid = sql`(select coalesce(sum(o.paid_amount - o.refunded_amount), 0) from orders o
        where o.channel_seq = members.channel_seq and o.user_seq = members.user_seq and o.currency = 'KRW')`
      return condition.relation === 'AT_LEAST'
        ? sql<SqlBool>`${paid} >= ${condition.amount}`
        : sql<SqlBool>`${paid} < ${condition.amount}`
    }
    case 'LEVEL':
      return sql<SqlBool>`exists (select from level_members l
        join member_levels level on level.channel_seq = l.channel_seq and level.level_seq = l.level_seq
        where l.channel_seq = members.channel_seq and l.user_seq = members.user_seq
          and l.level_seq = any(${condition.levelSeqs}) and level.deleted_at is null)`
  }
}

function attending(relation: ClassRelation, courseSeqs: CourseSeq[], now: Date) {
  const inClasses = courseSeqs.length === 0 ? sql`` : sql`and e.course_seq = any(${courseSeqs})`
  const stillValid = relation === 'ATTENDS' ? sql`and (e.valid_at is null or e.valid_at > ${now})` : sql``
  const place = sql<SqlBool>`exists (select from enrolments e where e.channel_seq = members.channel_seq
    and e.user_seq = members.user_seq and e.state = 'APPROVED' ${inClasses} ${stillValid})`
  return relation === 'NEVER' ? sql<SqlBool>`not ${place}` : place
}

/** All of them, those with an address or a number, and those of these who agreed to marketing. */
export async function countMatching(db: ChannelDb, selection: Selection, now: Date) {
  const counts = await matching(db, selection, now)
    .select(({ fn }) => [
      fn.countAll<number>().as('members'),
      fn.countAll<number>().filterWhere('users.email', '!=', '').as('reachable'),
      fn
        .countAll<number>()
        .filterWhere('users.email', '!=', '')
        .filterWhere('members.marketingAgreedAt', 'is not', null)
        .as('consenting'),
      fn.countAll<number>().filterWhere('users.phone', 'is not', null).as('withPhone'),
      fn
        .countAll<number>()
        .filterWhere('users.phone', 'is not', null)
        .filterWhere('members.marketingAgreedAt', 'is not', null)
        .as('adPhones'),
    ])
    .executeTakeFirstOrThrow()
  return counts
}
