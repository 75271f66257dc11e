import { memberErased } from 'contract/people/members/events'
import { courseCopied } from 'contract/teaching/courses/state.events'
import { on } from '../../../platform/jobs/tasks.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { removeDoneBy } from './check-ins.queries.ts'
import { findChallenge, upsertChallenge } from './challenges.queries.ts'
import { copyContents, findCurrentTerm } from './terms.queries.ts'

/** A copied challenge runs as the original does, with the missions of its current term and no leaders. docs/rules.md R-303. */
export const copyChallenge = on(
  'challenges.copyOfClass',
  courseCopied,
  async (ctx, { courseSeq, copySeq }) => {
    const challenge = await findChallenge(ctx.db, courseSeq)
    const from = await findCurrentTerm(ctx.db, courseSeq)
    const to = await findCurrentTerm(ctx.db, copySeq)
    if (!challenge || from === undefined || to === undefined) return
    await ctx.transaction(async (tx) => {
      // The job may run twice.
      if (await findChallenge(tx, copySeq)) return
      const createdAt = ctx.now()
      await upsertChallenge(tx, copySeq, { ...challenge, createdAt })
      await copyContents(tx, { from, to, createdAt })
    })
  },
)

/** Deletes what a former member did, cheered and led. */
export const forgetCheckIns = on('challenges.forgetCheckIns', memberErased, (ctx, { userSeq }) =>
  ctx.transaction(async (tx) => {
    const before = await removeDoneBy(tx, userSeq)
    await replaceImages(tx, { before, after: [], now: ctx.now() })
  }),
)
