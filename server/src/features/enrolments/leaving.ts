import { memberErased, memberLeft } from 'contract/withdrawal'
import { on } from '../../platform/jobs/tasks.ts'
import { cancelPlace } from './enrolments.public.ts'
import { findApprovedOf, forgetContacts } from './enrolments.queries.ts'

/** Whoever left makes room. What they paid for was over, or they gave it up. */
export const endPlaces = on(memberLeft, async (ctx, { userSeq }) => {
  for (const { attendSeq } of await findApprovedOf(ctx.db, userSeq)) {
    const ended = { now: ctx.now(), reason: 'withdrawn', refundedAmount: 0 }
    await ctx.transaction((tx) => cancelPlace(tx, attendSeq, ended))
  }
})

export const forgetApplicant = on(memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction((tx) => forgetContacts(tx, userSeq))
})
