import type { UserSeq } from 'contract/values/ids'
import { hashOf } from '../../../platform/auth/tokens.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { STEP_COOKIE } from './challenge-cookie.rules.ts'
import { findTicket, insertTicket, type Purpose } from './challenge-tickets.queries.ts'

/** The owner of the second factor: a user who is signing in, or one who is signed in already. */
export interface Holder {
  userSeq: UserSeq
  /** The hash of the sign-in's ticket, or of the session: challenges of one cannot be completed by another. */
  holderHash: string
}

export const hostOf = ({ incoming }: PlatformContext) => new URL(incoming.origin).host

/** The account that waits for its second step in this browser and on this host. SECOND_STEP_ENDED when there is none. */
export async function getWaiting(ctx: PlatformContext): Promise<Holder & { tries: number }> {
  const cookie = ctx.incoming.cookies[STEP_COOKIE]
  if (!cookie) throw refuse('SECOND_STEP_ENDED')
  const query = { ticketHash: hashOf(cookie), purpose: 'SIGN_IN', host: hostOf(ctx), now: ctx.now() } as const
  const found = await findTicket(ctx.platform, query)
  if (!found) throw refuse('SECOND_STEP_ENDED')
  return { userSeq: found.userSeq, holderHash: found.ticketHash, tries: found.tries }
}

interface Keeping extends Holder {
  ticket: string
  purpose: Purpose
  sealed?: string
  wait: number
}
/** Stores a challenge that this person has to return, once. */
export async function keepTicket(
  ctx: PlatformContext,
  tx: PlatformTx,
  { ticket, wait, sealed, ...rest }: Keeping,
) {
  const now = ctx.now()
  await insertTicket(tx, {
    ...rest,
    ticketHash: hashOf(ticket),
    host: hostOf(ctx),
    sealed: sealed ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + wait),
  })
}
