import * as api from 'contract/growth/segments/api'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { countMatching } from './audience.queries.ts'
import { countMembersOf, findMembersOf } from './segment-members.queries.ts'
import { countSegments, findSegmentNames, findSegments, type SegmentRow } from './segments.queries.ts'
import {
  addSegmentMembers,
  createSegment,
  deleteSegment,
  getSegment,
  listCandidates,
  modifySegment,
  removeSegmentMember,
  selectionOf,
} from './segments.service.ts'

const withCount = async (ctx: Context, segment: SegmentRow) => ({
  ...segment,
  memberCount: await countMembersOf(ctx.db, { selection: selectionOf(segment), now: ctx.now() }),
})
const named = <Row extends { name: string }>({ language }: Context, rows: Row[]) =>
  rows.map((row) => ({ ...row, name: shownName(row.name, language) }))

export const segmentRoutes = [
  implement(api.listSegments, async ({ ctx, query }) => {
    const list = []
    // One after the other, so that one reader takes no more than one connection.
    for (const segment of await findSegments(ctx.db, query)) list.push(await withCount(ctx, segment))
    return { list, total: await countSegments(ctx.db) }
  }),
  implement(api.listSegmentNames, ({ ctx }) => findSegmentNames(ctx.db)),
  implement(api.countSegmentAudience, ({ ctx, query }) => countMatching(ctx.db, query.audience, ctx.now())),
  implement(api.getSegment, async ({ ctx, params }) =>
    withCount(ctx, await getSegment(ctx, params.segmentSeq)),
  ),
  implement(api.createSegment, ({ ctx, body }) => createSegment(ctx, body)),
  implement(api.modifySegment, ({ ctx, params, body }) => modifySegment(ctx, params.segmentSeq, body)),
  implement(api.deleteSegment, ({ ctx, params }) => deleteSegment(ctx, params.segmentSeq)),
  implement(api.listSegmentMembers, async ({ ctx, params, query }) => {
    const selection = selectionOf(await getSegment(ctx, params.segmentSeq))
    const choice = { selection, q: query.q, now: ctx.now() }
    const { page, size } = query
    return {
      list: named(ctx, await findMembersOf(ctx.db, { ...choice, page, size })),
      total: await countMembersOf(ctx.db, choice),
    }
  }),
  implement(api.findSegmentCandidates, async ({ ctx, params, query }) => {
    const { list, ...rest } = await listCandidates(ctx, params.segmentSeq, query)
    return { list: named(ctx, list), ...rest }
  }),
  implement(api.addSegmentMembers, ({ ctx, params, body }) =>
    addSegmentMembers(ctx, params.segmentSeq, body.userSeqs),
  ),
  implement(api.removeSegmentMember, ({ ctx, params }) =>
    removeSegmentMember(ctx, params.segmentSeq, params.userSeq),
  ),
]
