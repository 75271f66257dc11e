import type { UserSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { beginSecondStep, handStep, hasSecondFactor } from '../mfa/mfa.public.ts'
import { after, TRUST_LIFE } from '../accounts/accounts.public.ts'
import {
  handOver,
  insertTrust,
  type Opened,
  openSession,
  mailNewBrowser,
  touchTrust,
} from '../sessions/sessions.public.ts'

/** The cookie of a browser trusted to skip the second step. */
const TRUST_COOKIE = 'sd_trust'

/** Signed in, or waiting for a second step with this ticket. */
export type Entered = { opened: Opened } | { step: string }

/** The first step succeeded: signs in the user, unless the account requires a second one. */
export async function enter(ctx: PlatformContext, tx: PlatformTx, userSeq: UserSeq): Promise<Entered> {
  if (!(await hasSecondFactor(tx, userSeq))) return { opened: await openHere(ctx, tx, { userSeq }) }
  const family = crypto.randomUUID()
  const isSpared = await isTrusted(ctx, tx, { userSeq, family })
  if (isSpared) return { opened: await openHere(ctx, tx, { userSeq, family }) }
  return { step: await beginSecondStep(ctx, tx, userSeq) }
}

/** Opens a sign-in; on an unknown browser the owner of the account is notified. */
export async function openHere(
  ctx: PlatformContext,
  tx: PlatformTx,
  signIn: { userSeq: UserSeq; family?: string },
) {
  await mailNewBrowser(ctx, tx, signIn.userSeq)
  return openSession(ctx, tx, signIn)
}

/** After the commit. SECOND_STEP_NEEDED gives the browser its ticket and nothing else. */
export function admit(ctx: PlatformContext, entered: Entered) {
  if ('opened' in entered) return handOver(ctx, entered.opened)
  handStep(ctx, entered.step)
  throw refuse('SECOND_STEP_NEEDED')
}

interface SignIn {
  userSeq: UserSeq
  family: string
}
async function isTrusted({ incoming, now }: PlatformContext, tx: PlatformTx, signIn: SignIn) {
  const cookie = incoming.cookies[TRUST_COOKIE]
  if (!cookie) return false
  return touchTrust(tx, { ...signIn, trustHash: hashOf(cookie), now: now() })
}

/** Trusts this browser to skip the second step; its secret is sent after the commit. */
export async function trustBrowser(
  { incoming, now: clock }: PlatformContext,
  tx: PlatformTx,
  signIn: SignIn,
) {
  const secret = newToken()
  const now = clock()
  await insertTrust(tx, {
    ...signIn,
    trustHash: hashOf(secret),
    userAgent: incoming.userAgent.slice(0, 400),
    createdAt: now,
    usedAt: now,
    expiresAt: after(now, TRUST_LIFE),
  })
  return secret
}
export const handTrust = ({ outgoing }: PlatformContext, value: string) =>
  outgoing.cookie({ name: TRUST_COOKIE, value, path: '/', maxAgeSeconds: TRUST_LIFE / 1000 })
