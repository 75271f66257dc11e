import { sql } from 'kysely'
import type { CampaignSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { matching, type Selection } from '../segments/segments.public.ts'
import type { Cause } from './causes.rules.ts'

export interface NewMessage {
  userSeq: UserSeq
  cause: Cause
  dueAt: Date | null
}
/** Adds people to a campaign, except where it was or will be sent to them for the same cause; how many were added. */
export async function insertMessages(
  tx: ChannelTx,
  campaignSeq: CampaignSeq,
  messages: readonly NewMessage[],
): Promise<number> {
  if (messages.length === 0) return 0
  const added = await tables(tx)
    .insertInto('campaignMessages')
    .values(messages.map((message) => ({ campaignSeq, ...message })))
    .onConflict((same) => same.doNothing())
    .returning('userSeq')
    .execute()
  if (added.length === 0) return 0
  await tables(tx)
    .updateTable('campaigns')
    .set(({ eb }) => ({ recipientCount: eb('recipientCount', '+', added.length) }))
    .where('campaignSeq', '=', campaignSeq)
    .execute()
  return added.length
}

/** Those of these people to whom the conditions of a campaign apply now. */
export async function findMatching(
  db: ChannelDb,
  { selection, userSeqs, now }: { selection: Selection; userSeqs: UserSeq[]; now: Date },
) {
  const rows = await matching(db, selection, now)
    .select('members.userSeq')
    .where('members.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}

/** Who made an order. */
export async function findOrderer(db: ChannelDb, orderNo: string) {
  const order = await tables(db)
    .selectFrom('orders')
    .select('userSeq')
    .where('orderNo', '=', orderNo)
    .executeTakeFirst()
  return order?.userSeq ?? null
}

/** Those of these people whose deposit for an order is still awaited. */
export async function findUnpaid(db: ChannelDb, userSeqs: UserSeq[]) {
  const rows = await tables(db)
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderSeq', 'orders.orderSeq')
    .innerJoin('deposits', 'deposits.paymentSeq', 'payments.paymentSeq')
    .select('orders.userSeq')
    .distinct()
    .where('orders.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .where('orders.state', '=', 'CREATED')
    .where('deposits.confirmedAt', 'is', null)
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}

/** Those of these people who have a place in one of these classes, or in any, and opened nothing of it. */
export async function findNotBegun(
  db: ChannelDb,
  { courseSeqs, userSeqs, now }: { courseSeqs: readonly CourseSeq[]; userSeqs: UserSeq[]; now: Date },
) {
  const rows = await tables(db)
    .selectFrom('enrolments')
    .select('enrolments.userSeq')
    .distinct()
    .where('enrolments.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .where('enrolments.state', '=', 'APPROVED')
    .where(({ or, eb }) => or([eb('validAt', 'is', null), eb('validAt', '>', now)]))
    .$if(courseSeqs.length > 0, (all) =>
      all.where('enrolments.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('curriculumProgress')
            .select('curriculumProgress.attendSeq')
            .whereRef('curriculumProgress.attendSeq', '=', 'enrolments.attendSeq'),
        ),
      ),
    )
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}
