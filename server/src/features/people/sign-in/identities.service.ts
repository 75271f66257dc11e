import type { connectIdentity as ConnectIdentity } from 'contract/people/sign-in/social.api'
import type { IdentitySeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockUser, requireMayAdd } from '../accounts/accounts.public.ts'
import { profileAddress, spendTicket } from './social-sign-in.service.ts'
import { deleteIdentity, findIdentitiesOf, findIdentity, insertIdentity } from './social.queries.ts'
import { isLastWayIn } from './social.rules.ts'
import { whoIs } from './social.service.ts'

type Caller = SignedIn<PlatformContext>

export async function listIdentities({ platform, user }: Caller) {
  const found = await findIdentitiesOf(platform, user.userSeq)
  return {
    list: found.map(({ identitySeq, provider, email, connectedAt }) => ({
      identitySeq,
      snsTypeCd: provider,
      email,
      connectedAt,
    })),
  }
}

/** Repeating it changes nothing; an identity of another account is refused. */
export async function connectIdentity(ctx: Caller, posted: z.output<(typeof ConnectIdentity)['body']>) {
  const { userSeq } = ctx.user
  await requireMayAdd(ctx, userSeq, 'IDENTITY')
  const social = await whoIs(ctx, posted)
  const { provider, clientId, profile } = social
  const identity = { provider, clientId, subject: profile.subject }
  await ctx.transaction(async (tx) => {
    await spendTicket(ctx, tx, social)
    const known = await findIdentity(tx, identity)
    if (known && known.userSeq !== userSeq) throw refuse('IDENTITY_TAKEN')
    if (known) return
    const added = { ...identity, userSeq, ...profileAddress(social), connectedAt: ctx.now() }
    if (!(await insertIdentity(tx, added))) throw refuse('IDENTITY_TAKEN')
  })
  return null
}

export async function disconnectIdentity(ctx: Caller, identitySeq: IdentitySeq) {
  const { userSeq } = ctx.user
  await ctx.transaction(async (tx) => {
    // Two simultaneous calls must not remove both remaining identities.
    const user = await lockUser(tx, userSeq)
    const { length } = await findIdentitiesOf(tx, userSeq)
    if (!(await deleteIdentity(tx, userSeq, identitySeq))) throw refuse('NOT_FOUND')
    if (isLastWayIn({ hasPassword: Boolean(user?.passwordHash), identities: length }))
      throw refuse('LAST_WAY_IN')
  })
  return null
}
