import { memberErased, memberLeft } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { cancelPlace } from './enrolments.public.ts'
import { forgetContacts } from './enrolments.queries.ts'
import { findHeldOf } from './waitlist.queries.ts'
import { endWaiting } from './waitlist.service.ts'

/** A member who left frees the seat. What they paid for was over, or they gave it up. */
export const endPlaces = on('enrolments.endPlaces', memberLeft, async (ctx, { userSeq }) => {
  const ended = { now: ctx.now(), reason: 'withdrawn', refundedAmount: 0 }
  for (const { attendSeq, state } of await findHeldOf(ctx.db, userSeq)) {
    const end = state === 'APPROVED' ? cancelPlace : endWaiting
    await ctx.transaction((tx) => end(tx, attendSeq, ended))
  }
})

export const forgetApplicant = on('enrolments.forgetApplicant', memberErased, async (ctx, { userSeq }) => {
  await ctx.transaction((tx) => forgetContacts(tx, userSeq))
})
