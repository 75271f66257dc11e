import type { ReauthInput } from 'contract/people/sign-in/reauthentication.api'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { checkOwnPassword, hasOwnPassword } from '../accounts/accounts.public.ts'
import { recordReauth } from '../sessions/sessions.public.ts'
import { takeMailedCode } from './sign-in.public.ts'
import { askPasskey, proofWaysOf, slowly, takeProof, whatThereIs } from '../mfa/mfa.public.ts'

type Caller = SignedIn<PlatformContext>

export async function getProofWays(ctx: Caller) {
  const hasPassword = await hasOwnPassword(ctx)
  const { isVerified, email } = ctx.user
  return { ways: proofWaysOf({ ...(await whatThereIs(ctx, ctx.user)), hasPassword, isVerified }), email }
}

const holderOf = ({ user }: Caller) => ({ userSeq: user.userSeq, holderHash: user.sessionHash })
export const askPasskeyProof = (ctx: Caller) => askPasskey(ctx, holderOf(ctx))

/** Records the proof for this sign-in on this host. */
export async function prove(ctx: Caller, proof: ReauthInput) {
  const { ways } = await getProofWays(ctx)
  const { way } = proof
  if (!ways.includes(way)) throw refuse(way === 'PASSWORD' ? 'PASSWORD_WRONG' : 'SECOND_FACTOR_WRONG')
  await check(ctx, proof)
  const { sessionHash } = ctx.user
  await ctx.transaction((tx) => recordReauth(tx, { sessionHash, now: ctx.now() }))
  return null
}

async function check(ctx: Caller, proof: ReauthInput) {
  if (proof.way === 'PASSWORD') return checkOwnPassword(ctx, proof.password)
  if (proof.way === 'MAIL') return takeMailedCode(ctx, proof.code)
  const holder = holderOf(ctx)
  await slowly(ctx, holder, proof)
  const isRight = await ctx.transaction((tx) => takeProof(ctx, tx, { holder, proof }))
  if (!isRight) throw refuse('SECOND_FACTOR_WRONG')
}
