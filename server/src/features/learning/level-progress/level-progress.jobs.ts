import { completionChanged } from 'contract/learning/lessons/events'
import { pointsChanged } from 'contract/learning/points/events'
import { enrolmentCancelled } from 'contract/money/enrolments/events'
import { orderPaid, orderRefunded } from 'contract/money/orders/events'
import { levelsChanged } from 'contract/people/levels/events'
import { memberJoined, roleChanged } from 'contract/people/members/membership.events'
import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { on, type Timer } from '../../../platform/jobs/tasks.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { findPaidOrder } from '../../money/orders/orders.public.ts'
import { hasLevels } from '../../people/levels/levels.public.ts'
import { findLearners, findMembersAfter } from './level-progress.queries.ts'
import { recount } from './level-progress.service.ts'

/** So many members are counted in one transaction, which holds their rows meanwhile. */
const AT_ONCE = 100

/** Most sites have no levels: they read nothing further. */
async function recountAll(ctx: Context, userSeqs: UserSeq[]) {
  if (userSeqs.length === 0 || !(await hasLevels(ctx.db))) return
  for (let at = 0; at < userSeqs.length; at += AT_ONCE)
    await recount(ctx, { userSeqs: userSeqs.slice(at, at + AT_ONCE), cause: 'RULE' })
}

async function recountSite(ctx: Context, cause: 'RULE' | 'SETTINGS') {
  let after = 0
  for (;;) {
    const userSeqs = await findMembersAfter(ctx.db, after, AT_ONCE)
    if (userSeqs.length > 0) await recount(ctx, { userSeqs, cause })
    after = userSeqs.at(-1) ?? after
    if (userSeqs.length < AT_ONCE) break
  }
}

export const recountListeners = [
  on('levels.countJoined', memberJoined, (ctx, { userSeq }) => recountAll(ctx, [userSeq])),
  on('levels.countRole', roleChanged, (ctx, { userSeq }) => recountAll(ctx, [userSeq])),
  on('levels.countCompleted', completionChanged, async (ctx, { attendSeqs }) =>
    recountAll(ctx, await findLearners(ctx.db, attendSeqs)),
  ),
  on('levels.countPoints', pointsChanged, (ctx, { userSeqs }) => recountAll(ctx, userSeqs)),
  on('levels.countCancelled', enrolmentCancelled, async (ctx, { attendSeq }) => {
    const enrolment = await findEnrolment(ctx.db, attendSeq)
    if (enrolment) await recountAll(ctx, [enrolment.userSeq])
  }),
  ...[orderPaid, orderRefunded].map((moved) =>
    on(`levels.countMoney:${moved.name}`, moved, async (ctx, { orderNo }) => {
      const order = await findPaidOrder(ctx.db, orderNo)
      if (order) await recountAll(ctx, [order.userSeq])
    }),
  ),
  on('levels.countSite', levelsChanged, (ctx) => recountSite(ctx, 'SETTINGS')),
]

/** Months pass, and what no event said is put right. */
export const recountDaily: Timer = {
  name: 'levels.countDaily',
  cron: '50 3 * * *',
  visit: async (ctx) => {
    if (await hasLevels(ctx.db)) await recountSite(ctx, 'RULE')
  },
}
