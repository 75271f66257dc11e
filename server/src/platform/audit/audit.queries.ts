import { sql } from 'kysely'
import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { Role } from 'contract/http/permissions'
import { featureOfAction } from 'contract/http/endpoint'
import type { CourseSeq, StaffActionSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../db/channel-db.ts'
import { tables } from '../db/tables.ts'

/** The changed values, briefly: names, codes, amounts. Never a secret, never a text written for others. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>
/** A feature's own facts about an action, beside the actor and the time. */
export interface AuditDetails {
  /** The name of its object: the title of the course, the number of the order. */
  about?: string
  before?: Facts
  after?: Facts
}
export interface NewStaffAction extends AuditDetails {
  userSeq: UserSeq
  /** `OPR`: the operator of the installation. */
  role: Role | ClassStaffType | 'OPR'
  action: string
  place: object
  createdAt: Date
}

const columnsOf = ({ about, before, after }: AuditDetails) => ({
  about: about ?? null,
  before: before ? JSON.stringify(before) : null,
  after: after ? JSON.stringify(after) : null,
})

export async function insertStaffAction(
  tx: ChannelTx,
  { userSeq, role, action, place, createdAt, ...details }: NewStaffAction,
): Promise<StaffActionSeq> {
  const about = { action, room: featureOfAction(action), place: JSON.stringify(place) }
  const row = { userSeq, role, ...about, createdAt, ...columnsOf(details) }
  const { staffActionSeq } = await tables(tx)
    .insertInto('staffActions')
    .values(row)
    .returning('staffActionSeq')
    .executeTakeFirstOrThrow()
  return staffActionSeq
}

/** Adds facts from a later step of the same action. */
export async function completeStaffAction(
  tx: ChannelTx,
  staffActionSeq: StaffActionSeq,
  details: AuditDetails,
) {
  await tables(tx)
    .updateTable('staffActions')
    .set(columnsOf(details))
    .where('staffActionSeq', '=', staffActionSeq)
    .execute()
}

/** Adds the outcome to the newest action about this object, possibly later and caused by another person. */
export async function addOutcome(tx: ChannelTx, about: string, outcome: Facts) {
  const added = JSON.stringify(outcome)
  await sql`
    update staff_actions set after = coalesce(after, '{}'::jsonb) || ${added}::jsonb
    where staff_action_seq = (select max(staff_action_seq) from staff_actions where about = ${about})`.execute(
    tables(tx),
  )
}

/** The last person who did this to a course, and their role; undefined for none. Used for automatic results. */
export const findLastActor = (
  tx: ChannelTx,
  { action, courseSeq }: { action: string; courseSeq: CourseSeq },
) =>
  tables(tx)
    .selectFrom('staffActions')
    .select(['userSeq', 'role'])
    .where('room', '=', 'courses')
    .where('action', '=', action)
    .where(sql<string>`place ->> 'courseSeq'`, '=', String(courseSeq))
    .orderBy('staffActionSeq', 'desc')
    .limit(1)
    .executeTakeFirst()
