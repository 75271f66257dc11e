import { completionChanged } from 'contract/learning/lessons/events'
import { missionPointed } from 'contract/teaching/curriculum/events'
import type { AttendSeq, CurriculumSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit, on } from '../../../platform/jobs/tasks.ts'
import { findMissionsOn, findWaiting } from '../../teaching/curriculum/curriculum.public.ts'
import { earn, takeBackEarned } from '../points/points.public.ts'
import { findWhoDid, markDone, markUndone } from './lessons.queries.ts'

interface Finished {
  attendSeqs: AttendSeq[]
  curriculumSeq: CurriculumSeq
  now: Date
}
/**
 * Every completion goes through here, in the transaction of its cause. The first one earns the reward and completes the missions
 * that wait for the item; a repeated one has no effect. docs/rules.md R-344.
 */
export async function finish(tx: ChannelTx, { attendSeqs, curriculumSeq, now }: Finished): Promise<void> {
  const first = await markDone(tx, { attendSeqs, curriculumSeq, now })
  if (first.length === 0) return
  await earn(tx, { attendSeqs: first, curriculumSeq, now })
  await emit(tx, completionChanged, { attendSeqs: first })
  for (const mission of await findMissionsOn(tx, curriculumSeq))
    await finish(tx, { ...mission, attendSeqs: first, now })
}

/**
 * Staff revoked a completion: the item and the missions that waited for it are open again, and their rewards are deducted by
 * entries of their own. docs/rules.md R-348.
 */
export async function takeBack(tx: ChannelTx, { attendSeqs, curriculumSeq, now }: Finished): Promise<void> {
  const undone = await markUndone(tx, { attendSeqs, curriculumSeq, now })
  if (undone.length === 0) return
  await takeBackEarned(tx, { attendSeqs: undone, curriculumSeq, now })
  await emit(tx, completionChanged, { attendSeqs: undone })
  for (const mission of await findMissionsOn(tx, curriculumSeq))
    await takeBack(tx, { ...mission, attendSeqs: undone, now })
}

/** A mission that gets a new target is completed for everybody who completed that item before. docs/rules.md R-345. */
export const finishWaiting = on('classroom.finishWaiting', missionPointed, (ctx, payload) =>
  ctx.transaction(async (tx) => {
    const mission = await findWaiting(tx, payload.curriculumSeq)
    if (!mission) return
    const { curriculumSeq, targetSeq } = mission
    const attendSeqs = await findWhoDid(tx, targetSeq)
    await finish(tx, { attendSeqs, curriculumSeq, now: ctx.now() })
  }),
)
