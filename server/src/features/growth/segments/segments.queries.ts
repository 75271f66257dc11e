import { sql } from 'kysely'
import { Audience } from 'contract/growth/segments/audience.schemas'
import type { SegmentKind } from 'contract/growth/segments/segments.rules'
import type { SegmentSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = ['segmentSeq', 'name', 'kind', 'rule', 'createdAt', 'updatedAt'] as const

const segments = (db: ChannelDb) =>
  tables(db).selectFrom('memberSegments').where('memberSegments.deletedAt', 'is', null)

interface StoredSegment {
  kind: SegmentKind
  rule: unknown
}
const withAudience = <Row extends StoredSegment>({ rule, ...row }: Row) => ({
  ...row,
  audience: row.kind === 'RULE' ? Audience.parse(rule) : null,
})

export async function findSegments(db: ChannelDb, { page, size }: { page: number; size: number }) {
  const rows = await segments(db)
    .select(columns)
    .orderBy('segmentSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return rows.map(withAudience)
}
export type SegmentRow = Awaited<ReturnType<typeof findSegments>>[number]

export async function countSegments(db: ChannelDb) {
  const { count } = await segments(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findSegment(db: ChannelDb, segmentSeq: SegmentSeq) {
  const row = await segments(db).select(columns).where('segmentSeq', '=', segmentSeq).executeTakeFirst()
  return row && withAudience(row)
}
export async function lockSegment(tx: ChannelTx, segmentSeq: SegmentSeq) {
  const row = await segments(tx)
    .select(columns)
    .where('segmentSeq', '=', segmentSeq)
    .forUpdate()
    .executeTakeFirst()
  return row && withAudience(row)
}

/** Keeps it from being deleted until the transaction ends. */
export const shareSegment = (tx: ChannelTx, segmentSeq: SegmentSeq) =>
  segments(tx)
    .select(['segmentSeq', 'kind'])
    .where('segmentSeq', '=', segmentSeq)
    .forShare()
    .executeTakeFirst()

export const findSegmentNames = (db: ChannelDb) =>
  segments(db).select(['segmentSeq', 'name', 'kind']).orderBy('name').orderBy('segmentSeq').execute()

/** Its name, also of a deleted one. */
export async function findSegmentName(db: ChannelDb, segmentSeq: SegmentSeq) {
  const { deletedAt, name } = await tables(db)
    .selectFrom('memberSegments')
    .select(['name', 'deletedAt'])
    .where('segmentSeq', '=', segmentSeq)
    .executeTakeFirstOrThrow()
  return { segmentSeq, name, isDeleted: deletedAt !== null }
}

/** Whether a campaign that is not over goes to it. */
export async function isInUse(db: ChannelDb, segmentSeq: SegmentSeq) {
  const campaign = await tables(db)
    .selectFrom('campaigns')
    .select('campaignSeq')
    .where('segmentSeq', '=', segmentSeq)
    .where('deletedAt', 'is', null)
    .where('state', 'not in', ['DONE', 'STOPPED'])
    .limit(1)
    .executeTakeFirst()
  return campaign !== undefined || (await isFilledByForm(db, segmentSeq))
}
async function isFilledByForm(db: ChannelDb, segmentSeq: SegmentSeq) {
  const form = await tables(db)
    .selectFrom('formEvents')
    .select('formSeq')
    .where('action', '=', 'SEGMENT')
    .where(sql<boolean>`(params->>'segmentSeq')::bigint = ${segmentSeq}`)
    .limit(1)
    .executeTakeFirst()
  return form !== undefined
}

/** The segment of this name, whatever the case of its letters. */
export const findByName = (db: ChannelDb, name: string) =>
  segments(db)
    .select('segmentSeq')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()

const stored = (audience: Audience | null) => audience && JSON.stringify(audience)

interface NewSegment {
  name: string
  kind: SegmentKind
  audience: Audience | null
  now: Date
}
export const insertSegment = (tx: ChannelTx, { audience, now, ...segment }: NewSegment) =>
  tables(tx)
    .insertInto('memberSegments')
    .values({ ...segment, rule: stored(audience), createdAt: now, updatedAt: now })
    .returning('segmentSeq')
    .executeTakeFirstOrThrow()

export async function updateSegment(
  tx: ChannelTx,
  segmentSeq: SegmentSeq,
  { name, audience, now }: Omit<NewSegment, 'kind'>,
) {
  await tables(tx)
    .updateTable('memberSegments')
    .set({ name, rule: stored(audience), updatedAt: now })
    .where('segmentSeq', '=', segmentSeq)
    .execute()
}

/** Its row stays with its name alone; whom it held is not kept. */
export async function removeSegment(tx: ChannelTx, segmentSeq: SegmentSeq, now: Date) {
  await tables(tx).deleteFrom('segmentMembers').where('segmentSeq', '=', segmentSeq).execute()
  await tables(tx)
    .updateTable('memberSegments')
    .set({ deletedAt: now, updatedAt: now })
    .where('segmentSeq', '=', segmentSeq)
    .execute()
}
