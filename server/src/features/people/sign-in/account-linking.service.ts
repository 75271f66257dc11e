import { z } from 'zod'
import type { Integrated } from 'contract/people/sign-in/social.schemas'
import type { UserSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  after,
  closeTokensOf,
  findUser,
  findUserByEmail,
  insertToken,
  lives,
  takeToken,
} from '../accounts/accounts.public.ts'
import { getSessionUser } from '../sessions/session-user.public.ts'
import { openSession, publishEnded } from '../sessions/sessions.public.ts'
import { enter, admit } from './complete-sign-in.service.ts'
import { mergeAccounts } from './merge-accounts.service.ts'
import { findIdentitiesOf } from './social.queries.ts'

const PURPOSE = 'INTEGRATION'
const Payload = z.object({ email: z.string() })

/** Whether the account waits to be merged with the owner of its address, and the token for it. */
export async function statusOf(ctx: PlatformContext, userSeq: UserSeq): Promise<Integrated> {
  const user = await findUser(ctx.platform, userSeq)
  if (!user) throw refuse('SIGN_IN_FIRST')
  const { email, ownsEmail } = user
  const isWaiting = !ownsEmail && email !== '' && (await findUserByEmail(ctx.platform, email)) !== undefined
  if (!isWaiting)
    return { status: 'COMP', email, token: null, isAuthenticated: user.emailVerifiedAt !== null }
  const identities = await findIdentitiesOf(ctx.platform, userSeq)
  const isProved = identities.some((identity) => identity.isEmailProved && identity.email === email)
  const token = isProved ? await issueToken(ctx, { userSeq, email }) : null
  return { status: 'NEED', email, token, isAuthenticated: isProved }
}

async function issueToken(ctx: PlatformContext, { userSeq, email }: { userSeq: UserSeq; email: string }) {
  const token = newToken()
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    await closeTokensOf(tx, { userSeq, purpose: PURPOSE, now })
    await insertToken(tx, {
      tokenHash: hashOf(token),
      purpose: PURPOSE,
      userSeq,
      payload: { email },
      createdAt: now,
      expiresAt: after(now, lives.integration),
    })
  })
  return token
}

/** The provider vouched for the address: the accounts are merged without a code. */
export async function integrate(
  ctx: SignedIn<PlatformContext>,
  addressed: string,
  { token, email }: { token: string; email: string },
) {
  const { userSeq } = ctx.user
  if (token !== addressed) throw refuse('INTEGRATION_DEAD')
  const merged = await ctx.transaction(async (tx) => {
    const taken = await takeToken(tx, { tokenHash: hashOf(token), purpose: PURPOSE, now: ctx.now() })
    if (taken?.userSeq !== userSeq) throw refuse('INTEGRATION_DEAD')
    if (Payload.parse(taken.payload).email !== email) throw refuse('INTEGRATION_DEAD')
    const owner = await findUserByEmail(tx, email)
    if (!owner || owner.userSeq === userSeq) throw refuse('INTEGRATION_DEAD')
    return becomeOne(ctx, tx, { userSeq, ownerSeq: owner.userSeq, proof: 'PROVIDER' })
  })
  return welcome(ctx, merged)
}

interface Two {
  userSeq: UserSeq
  ownerSeq: UserSeq
  proof: 'PROVIDER' | 'CODE'
}
/** Ends the sign-ins of both accounts; this browser continues as the remaining one. */
export async function becomeOne(ctx: PlatformContext, tx: PlatformTx, two: Two) {
  const { kept, ended, isOthersFactor } = await mergeAccounts(ctx, tx, two)
  // The user passed their own second step, not that of the account they switch to.
  const entered = isOthersFactor
    ? await enter(ctx, tx, kept)
    : { opened: await openSession(ctx, tx, { userSeq: kept }) }
  return { userSeq: kept, ended, entered }
}

type Merged = Awaited<ReturnType<typeof becomeOne>>
export async function welcome(ctx: PlatformContext, { userSeq, ended, entered }: Merged) {
  publishEnded(ctx, ended)
  admit(ctx, entered)
  return { ...(await getSessionUser(ctx, userSeq)), integrated: await statusOf(ctx, userSeq) }
}
