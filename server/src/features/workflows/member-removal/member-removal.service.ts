import { memberLeft } from 'contract/people/members/events'
import type { UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSubscriptionsOf } from '../../money/billing/billing.public.ts'
import { findOpenPaidPlaces } from '../../money/enrolments/enrolments.public.ts'
import { lockMember, removeFromSite } from '../../people/members/members.public.ts'

/** Staff are taken from the staff first, blocked members stay, and nobody loses what they pay for. docs/rules.md R-1311. */
export function removeMember(ctx: MemberContext, userSeq: UserSeq) {
  return ctx.transaction(async (tx) => {
    // Waits for an application in progress: a place refers to this row.
    const member = await lockMember(tx, userSeq)
    if (!member) throw refuse('NOT_FOUND')
    const { name, role, status } = member
    if (role !== null) throw refuse('ALREADY_STAFF')
    if (status === 'BLOCKED') throw refuse('MEMBER_STAYS_BLOCKED')
    const leftAt = ctx.now()
    if (await isPaying(tx, { userSeq, now: leftAt })) throw refuse('MEMBER_HAS_PAID')
    ctx.audit.record({ about: name, before: { status }, after: { status: 'LEFT' } })
    await removeFromSite(tx, { userSeq, leftAt })
    await emit(tx, memberLeft, { userSeq })
    return null
  })
}

async function isPaying(tx: ChannelTx, { userSeq, now }: { userSeq: UserSeq; now: Date }) {
  const places = await findOpenPaidPlaces(tx, userSeq, now)
  return places.length > 0 || (await findSubscriptionsOf(tx, userSeq)).length > 0
}
