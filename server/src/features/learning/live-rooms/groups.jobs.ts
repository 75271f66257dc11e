import { z } from 'zod'
import { mayBeInGroup } from 'contract/learning/live-rooms/groups.rules'
import { seq, type CurriculumSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import { roomName } from '../../../platform/live-media/live-media.ts'
import { findAllConnections, findAssignments, findDivision } from './groups.queries.ts'

/** Ends connections that did not follow a move, also those of pages that nobody looks at. docs/rules.md R-992. */
export const settleGroups = task(
  'live-rooms.settleGroups',
  z.object({ curriculumSeq: seq('curriculum') }),
  async (ctx, { curriculumSeq }) => {
    const now = ctx.now()
    const division = (await findDivision(ctx.db, curriculumSeq, now)) ?? null
    const assigned = division ? await findAssignments(ctx.db, division.liveDivisionSeq) : []
    const assignments = new Map(assigned.map((one) => [one.userSeq, one]))
    for (const { userSeq, identity, liveGroupSeq } of await findAllConnections(ctx.db, curriculumSeq)) {
      const assignment = assignments.get(userSeq) ?? null
      if (mayBeInGroup({ division, assignment }, liveGroupSeq, now)) continue
      await ctx.ports.liveMedia.remove(roomName(ctx.channelSeq, curriculumSeq, liveGroupSeq), identity)
    }
  },
)

/** By then every page that works has followed. */
const SETTLE_MS = 15_000
export const settleAfter = (tx: ChannelTx, curriculumSeq: CurriculumSeq, at: { move: Date; now: Date }) =>
  enqueue(tx, settleGroups, {
    input: { curriculumSeq },
    delayMs: at.move.getTime() - at.now.getTime() + SETTLE_MS,
  })
