import type { MembershipSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { findLanguageOf } from '../../people/accounts/accounts.public.ts'
import { languageFor } from '../../site/sites/sites.public.ts'
import { findMembership } from './memberships.queries.ts'
import { teamTitle } from './memberships.mail.ts'

/** What the charges of the caller's team, their orders and receipts are called. */
export async function titleOfTeam(ctx: MemberContext, membershipSeq: MembershipSeq, seats: number) {
  const membership = await findMembership(ctx.db, membershipSeq)
  const language = await languageFor(ctx, await findLanguageOf(ctx, ctx.user.userSeq))
  return teamTitle(membership?.name ?? '', seats, language)
}
