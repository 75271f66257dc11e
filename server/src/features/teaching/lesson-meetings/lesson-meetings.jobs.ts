import { liveItemRef } from 'contract/teaching/curriculum/live-items.schemas'
import { liveSaved } from 'contract/teaching/curriculum/live-items.events'
import { meetingAccountConnected } from 'contract/teaching/meeting-accounts/events'
import type { CurriculumSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, on, task } from '../../../platform/jobs/tasks.ts'
import { alignMeeting } from './align-meeting.service.ts'
import { findUnsettled } from './lesson-meetings.queries.ts'

/** Makes the meeting at the service what the lesson says, and tries again later where the service did not answer. */
export async function alignOrRetry(ctx: Context, curriculumSeq: CurriculumSeq) {
  const delayMs = await alignMeeting(ctx, curriculumSeq)
  if (delayMs !== null) await ctx.transaction((tx) => alignLater(ctx, tx, { curriculumSeq, delayMs }))
}

export const align = task('meetings.align', liveItemRef, (ctx, { curriculumSeq }) =>
  alignOrRetry(ctx, curriculumSeq),
)

const alignLater = (
  { channelSeq }: Context,
  tx: ChannelTx,
  { curriculumSeq, delayMs }: { curriculumSeq: CurriculumSeq; delayMs: number },
) => enqueue(tx, align, { input: { curriculumSeq }, delayMs, key: `meeting:${channelSeq}:${curriculumSeq}` })

export const alignSaved = on('meetings.alignSaved', liveSaved, (ctx, { curriculumSeq }) =>
  alignOrRetry(ctx, curriculumSeq),
)

/** Lessons from before the account get their meetings, and what failed is tried again. */
export const alignConnected = on(
  'meetings.alignConnected',
  meetingAccountConnected,
  async (ctx, { liveTypeCd }) => {
    const lessons = await findUnsettled(ctx.db, liveTypeCd, ctx.now())
    await ctx.transaction(async (tx) => {
      for (const curriculumSeq of lessons) await alignLater(ctx, tx, { curriculumSeq, delayMs: 0 })
    })
  },
)
