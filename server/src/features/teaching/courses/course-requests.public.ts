import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import {
  deleteRequestsBefore,
  findRequested,
  insertRequest,
  recordRequest,
} from './course-requests.queries.ts'

const DAY = 86_400_000

/**
 * Creates one course per key, also for simultaneous calls: the second waits for the first and gets its course. Without a key every
 * call creates one. docs/rules.md R-582.
 */
export async function makeOnce(
  ctx: Pick<Context, 'now'>,
  tx: ChannelTx,
  { requestKey, make }: { requestKey: string | undefined; make: () => Promise<CourseSeq> },
): Promise<CourseSeq> {
  if (requestKey === undefined) return make()
  await deleteRequestsBefore(tx, new Date(ctx.now().getTime() - DAY))
  if (!(await insertRequest(tx, requestKey, ctx.now()))) {
    const made = await findRequested(tx, requestKey)
    if (made !== null) return made
  }
  const courseSeq = await make()
  await recordRequest(tx, requestKey, courseSeq)
  return courseSeq
}
