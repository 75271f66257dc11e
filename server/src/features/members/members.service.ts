import type { MemberContext } from '../../platform/context.ts'
import { noteSiteAgreements, type Agreement } from '../accounts/accounts.public.ts'
import { addMember } from './members.public.ts'

/** An account becomes a member of this site; what it agreed to is kept beside it. */
export function joinSite(ctx: MemberContext, agreements: Agreement[]) {
  return ctx.transaction(async (tx) => {
    const { userSeq } = ctx.user
    const joinedAt = ctx.now()
    const wantsMarketing = agreements.includes('marketing')
    await addMember(tx, { userSeq, role: null, joinedAt, wantsMarketing })
    await noteSiteAgreements(tx, { userSeq, kinds: agreements, createdAt: joinedAt }, ctx.channelSeq)
    return null
  })
}
