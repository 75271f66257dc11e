import { z } from 'zod'
import { SILENT_SECONDS, silentBefore } from 'contract/learning/live-rooms/audience.rules'
import { seq, type CurriculumSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import { closeSilentWatchers, hasWatchers } from './audience.queries.ts'
import { lowerHands } from './rooms.queries.ts'
import { roomPublisher } from './room.sockets.ts'

/** Ends the presence of those whose page says nothing any more, as long as somebody watches. docs/rules.md R-1298. */
export const settleAudience = task(
  'live-rooms.settleAudience',
  z.object({ curriculumSeq: seq('curriculum') }),
  async (ctx, { curriculumSeq }) => {
    const gone = await ctx.transaction(async (tx) => {
      const closed = await closeSilentWatchers(tx, curriculumSeq, silentBefore(ctx.now()))
      for (const { userSeq } of closed) await lowerHands(tx, { curriculumSeq, userSeq })
      if (await hasWatchers(tx, curriculumSeq)) await settleAudienceLater(ctx, tx, curriculumSeq)
      return closed
    })
    if (gone.length > 0) roomPublisher(ctx, curriculumSeq).toHosts()
  },
)

export const settleAudienceLater = (
  { channelSeq }: Pick<Context, 'channelSeq'>,
  tx: ChannelTx,
  curriculumSeq: CurriculumSeq,
) =>
  enqueue(tx, settleAudience, {
    input: { curriculumSeq },
    key: `live-audience:${channelSeq}:${curriculumSeq}`,
    delayMs: SILENT_SECONDS * 1000,
  })
