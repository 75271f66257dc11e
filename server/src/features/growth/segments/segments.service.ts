import { MAX_SEGMENT_MEMBERS, MAX_SEGMENTS } from 'contract/growth/segments/segments.rules'
import type { Condition } from 'contract/growth/segments/audience.schemas'
import type { SegmentChange, SegmentInput } from 'contract/growth/segments/schemas'
import type { SegmentSeq, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { Selection } from './audience.queries.ts'
import {
  countSegmentMembers,
  deleteSegmentMember,
  findCandidates,
  insertSegmentMembers,
} from './segment-members.queries.ts'
import {
  countSegments,
  findByName,
  findSegment,
  insertSegment,
  isInUse,
  lockSegment,
  removeSegment,
  shareSegment,
  updateSegment,
  type SegmentRow,
} from './segments.queries.ts'

const CANDIDATES_AT_ONCE = 20

/** How the members of a segment are found. */
export const selectionOf = ({ segmentSeq, audience }: SegmentRow): Selection =>
  audience ?? { conditions: [], inSegment: segmentSeq }

interface Within {
  conditions: readonly Condition[]
  segmentSeq: SegmentSeq | null
}
/** Members of a segment to whom conditions apply as well. Null where the segment was deleted: that is nobody. docs/rules.md R-1114. */
export async function selectionWithin(
  db: ChannelDb,
  { conditions, segmentSeq }: Within,
): Promise<Selection | null> {
  if (segmentSeq === null) return { conditions }
  const segment = await findSegment(db, segmentSeq)
  if (!segment) return null
  const selection = selectionOf(segment)
  return { ...selection, conditions: [...selection.conditions, ...conditions] }
}

export async function getSegment(ctx: Context, segmentSeq: SegmentSeq) {
  const segment = await findSegment(ctx.db, segmentSeq)
  if (!segment) throw refuse('NOT_FOUND')
  return segment
}

/** Names and their number are compared while the site is locked. docs/rules.md R-1111. */
export function createSegment(ctx: MemberContext, input: SegmentInput) {
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    if ((await countSegments(tx)) >= MAX_SEGMENTS) throw refuse('SEGMENTS_FULL')
    await checkName(tx, input.name, null)
    const { name, kind } = input
    const audience = input.kind === 'RULE' ? input.audience : null
    const { segmentSeq } = await insertSegment(tx, { name, kind, audience, now: ctx.now() })
    ctx.audit.record({ about: name })
    return { segmentSeq }
  })
}

/** A segment by rule keeps its conditions where none are given. docs/rules.md R-1112. */
export function modifySegment(ctx: MemberContext, segmentSeq: SegmentSeq, { name, audience }: SegmentChange) {
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const segment = await lock(tx, segmentSeq)
    if (segment.kind === 'MANUAL' && audience) throw refuse('BAD_INPUT')
    await checkName(tx, name, segmentSeq)
    await updateSegment(tx, segmentSeq, { name, audience: audience ?? segment.audience, now: ctx.now() })
    ctx.audit.record({ about: name })
    return null
  })
}

/** docs/rules.md R-1114. */
export function deleteSegment(ctx: MemberContext, segmentSeq: SegmentSeq) {
  return ctx.transaction(async (tx) => {
    const { name } = await lock(tx, segmentSeq)
    if (await isInUse(tx, segmentSeq)) throw refuse('SEGMENT_IN_USE')
    await removeSegment(tx, segmentSeq, ctx.now())
    ctx.audit.record({ about: name })
    return null
  })
}

export async function listCandidates(
  ctx: Context,
  segmentSeq: SegmentSeq,
  { q, page }: { q: string; page: number },
) {
  const { kind } = await getSegment(ctx, segmentSeq)
  if (kind === 'RULE') throw refuse('SEGMENT_BY_RULE')
  const limit = CANDIDATES_AT_ONCE
  const found = await findCandidates(ctx.db, { segmentSeq, q, page, limit, now: ctx.now() })
  return { list: found.slice(0, limit), page, isLast: found.length <= limit }
}

/** docs/rules.md R-1113. */
export function addSegmentMembers(ctx: MemberContext, segmentSeq: SegmentSeq, userSeqs: UserSeq[]) {
  return ctx.transaction(async (tx) => {
    const { name } = await lockManual(tx, segmentSeq)
    const added = await insertSegmentMembers(tx, { segmentSeq, userSeqs, now: ctx.now() })
    if ((await countSegmentMembers(tx, segmentSeq)) > MAX_SEGMENT_MEMBERS)
      throw refuse('SEGMENT_MEMBERS_FULL')
    ctx.audit.record({ about: name })
    return { added: added.length }
  })
}

/** Whether this segment is filled by hand; if so it is not deleted until the transaction ends. */
export async function shareManualSegment(tx: ChannelTx, segmentSeq: SegmentSeq) {
  return (await shareSegment(tx, segmentSeq))?.kind === 'MANUAL'
}

/** Puts one member into a segment by hand, unless it is full or gone meanwhile. docs/rules.md R-1127. */
export async function addToSegment(
  tx: ChannelTx,
  { segmentSeq, userSeq, now }: { segmentSeq: SegmentSeq; userSeq: UserSeq; now: Date },
) {
  const segment = await lockSegment(tx, segmentSeq)
  if (segment?.kind !== 'MANUAL') return
  if ((await countSegmentMembers(tx, segmentSeq)) >= MAX_SEGMENT_MEMBERS) return
  await insertSegmentMembers(tx, { segmentSeq, userSeqs: [userSeq], now })
}

export function removeSegmentMember(ctx: MemberContext, segmentSeq: SegmentSeq, userSeq: UserSeq) {
  return ctx.transaction(async (tx) => {
    const { name } = await lockManual(tx, segmentSeq)
    if (!(await deleteSegmentMember(tx, segmentSeq, userSeq))) throw refuse('NOT_FOUND')
    ctx.audit.record({ about: name })
    return null
  })
}

async function checkName(tx: ChannelTx, name: string, own: SegmentSeq | null) {
  const other = await findByName(tx, name)
  if (other && other.segmentSeq !== own) throw refuse('SEGMENT_NAME_TAKEN')
}
async function lock(tx: ChannelTx, segmentSeq: SegmentSeq) {
  const segment = await lockSegment(tx, segmentSeq)
  if (!segment) throw refuse('NOT_FOUND')
  return segment
}
async function lockManual(tx: ChannelTx, segmentSeq: SegmentSeq) {
  const segment = await lock(tx, segmentSeq)
  if (segment.kind === 'RULE') throw refuse('SEGMENT_BY_RULE')
  return segment
}
