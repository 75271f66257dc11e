import { boardPostWritten } from 'contract/community/boards/events'
import { reviewSaved } from 'contract/community/reviews/events'
import { completionChanged } from 'contract/learning/lessons/events'
import { longestRun } from 'contract/people/badges/badges.rules'
import { seq, type UserSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { enqueue, on, task } from '../../../platform/jobs/tasks.ts'
import { countFinished } from '../../learning/level-progress/level-progress.public.ts'
import { earnBadges, findBadges } from '../../people/badges/badges.public.ts'
import * as queries from './badge-earning.queries.ts'

/** Counts what one person did, and gives them what it earns. docs/rules.md R-1251. */
export const countBadges = task(
  'badges.count',
  z.object({ userSeq: seq('user') }),
  async (ctx, { userSeq }) => {
    const { db } = ctx
    if (!(await queries.earnsBadges(db, userSeq))) return
    const finished = await countFinished(db, [userSeq], ctx.now())
    await earnBadges(ctx, userSeq, {
      finished: finished.get(userSeq) ?? 0,
      streak: longestRun(await queries.findLearningDays(db, userSeq)),
      ...(await queries.countContributions(db, userSeq, 1)),
    })
  },
)

/** Most sites have no badges: they read nothing further. */
async function countLater(ctx: Context, people: () => Promise<readonly UserSeq[]>) {
  const badges = await findBadges(ctx.db)
  if (badges.length === 0) return
  const userSeqs = await people()
  await ctx.transaction(async (tx) => {
    for (const userSeq of userSeqs) await enqueue(tx, countBadges, { input: { userSeq } })
  })
}
const one = (found: { userSeq: UserSeq } | undefined) => (found ? [found.userSeq] : [])

export const earningListeners = [
  on('badges.countCompleted', completionChanged, (ctx, { attendSeqs }) =>
    countLater(ctx, () => queries.findLearnersOf(ctx.db, attendSeqs)),
  ),
  on('badges.countReviews', reviewSaved, (ctx, review) =>
    countLater(ctx, async () => one(await queries.findReviewer(ctx.db, review))),
  ),
  on('badges.countPosts', boardPostWritten, (ctx, { boardPostSeq }) =>
    countLater(ctx, async () => one(await queries.findPoster(ctx.db, boardPostSeq))),
  ),
]
