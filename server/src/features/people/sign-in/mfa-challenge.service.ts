import type { SecondFactorInput } from 'contract/people/sign-in/reauthentication.api'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getSessionUser } from '../sessions/session-user.public.ts'
import { handOver } from '../sessions/sessions.public.ts'
import { handTrust, openHere, trustBrowser } from './sign-in.public.ts'
import {
  askPasskey,
  countTry,
  getWaiting,
  type Holder,
  hostOf,
  lockTicket,
  secondWaysOf,
  slowly,
  spendTicket,
  STEP_COOKIE,
  takeProof,
  TRIES_PER_STEP,
  whatThereIs,
} from '../mfa/mfa.public.ts'

export async function getSecondStep(ctx: PlatformContext) {
  return { ways: secondWaysOf(await whatThereIs(ctx, await getWaiting(ctx))) }
}

export const askPasskeyStep = async (ctx: PlatformContext) => askPasskey(ctx, await getWaiting(ctx))

interface Taken {
  proof: SecondFactorInput
  isTrusted: boolean
}
/** Signs in a user who shows their second factor. A refused code is still counted. */
export async function takeSecondStep(ctx: PlatformContext, { proof, isTrusted }: Taken) {
  const holder = await getWaiting(ctx)
  if (holder.tries >= TRIES_PER_STEP) throw refuse('SECOND_STEP_ENDED')
  await slowly(ctx, holder, proof)
  const entered = await ctx.transaction(async (tx) => {
    await lockWaiting(ctx, tx, holder)
    if (await takeProof(ctx, tx, { holder, proof })) return open(ctx, tx, { holder, isTrusted })
    await countTry(tx, holder.holderHash)
    return null
  })
  if (!entered) throw refuse('SECOND_FACTOR_WRONG')
  handOver(ctx, entered.opened)
  if (entered.trust !== null) handTrust(ctx, entered.trust)
  ctx.outgoing.cookie({ name: STEP_COOKIE, value: '', path: '/', maxAgeSeconds: 0 })
  return getSessionUser(ctx, holder.userSeq)
}

/** Two simultaneous responses must not open two sign-ins, nor count as one attempt. */
async function lockWaiting(ctx: PlatformContext, tx: PlatformTx, { holderHash }: Holder) {
  const query = { ticketHash: holderHash, purpose: 'SIGN_IN', host: hostOf(ctx), now: ctx.now() } as const
  const locked = await lockTicket(tx, query)
  if (!locked || locked.tries >= TRIES_PER_STEP) throw refuse('SECOND_STEP_ENDED')
}

async function open(
  ctx: PlatformContext,
  tx: PlatformTx,
  { holder: { userSeq, holderHash }, isTrusted }: { holder: Holder; isTrusted: boolean },
) {
  await spendTicket(tx, { ticketHash: holderHash, now: ctx.now() })
  const signIn = { userSeq, family: crypto.randomUUID() }
  const trust = isTrusted ? await trustBrowser(ctx, tx, signIn) : null
  return { trust, opened: await openHere(ctx, tx, signIn) }
}
