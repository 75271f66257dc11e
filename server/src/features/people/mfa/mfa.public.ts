import type { UserSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { deleteFactorsOf, deleteStepsOf, findFactors, moveFactors } from './mfa.queries.ts'
import { waits } from './mfa.rules.ts'
import { STEP_COOKIE } from './challenge-cookie.rules.ts'
import { insertTicket } from './challenge-tickets.queries.ts'

export { slowly, takeProof, whatThereIs } from './check-factor.service.ts'
export { askPasskey } from './passkeys.service.ts'
export { proofWaysOf, secondWaysOf, TRIES_PER_STEP } from './mfa.rules.ts'
export { STEP_COOKIE } from './challenge-cookie.rules.ts'
export { getWaiting, type Holder, hostOf } from './challenge-tickets.service.ts'
export { countTry, lockTicket, spendTicket } from './challenge-tickets.queries.ts'

export const countFactors = async (db: PlatformDb, userSeq: UserSeq) =>
  (await findFactors(db, userSeq)).length
export const hasSecondFactor = async (db: PlatformDb, userSeq: UserSeq) =>
  (await countFactors(db, userSeq)) > 0

/** A ticket for a sign-in that waits for its second step: for this browser, on this host, for ten minutes. */
export async function beginSecondStep(ctx: PlatformContext, tx: PlatformTx, userSeq: UserSeq) {
  const ticket = newToken()
  const now = ctx.now()
  await insertTicket(tx, {
    ticketHash: hashOf(ticket),
    purpose: 'SIGN_IN',
    userSeq,
    host: new URL(ctx.incoming.origin).host,
    holderHash: null,
    sealed: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + waits.signIn),
  })
  return ticket
}
/** After the commit. */
export const handStep = ({ outgoing }: PlatformContext, ticket: string) =>
  outgoing.cookie({ name: STEP_COOKIE, value: ticket, path: '/', maxAgeSeconds: waits.signIn / 1000 })

/** Apps, passkeys, recovery codes, and all open second steps. */
export const forgetSecondFactors = deleteFactorsOf
export const forgetSecondSteps = deleteStepsOf

interface Two {
  kept: UserSeq
  gone: UserSeq
  ownerSeq: UserSeq
  proverSeq: UserSeq
}
/**
 * When two accounts are merged, the second factors of the one with the address stay: its new user must not bring their own. True
 * when there are any, so that they still have to be shown.
 */
export async function uniteFactors(tx: PlatformTx, { kept, gone, ownerSeq, proverSeq }: Two) {
  const isOthersFactor = await hasSecondFactor(tx, ownerSeq)
  const stays = isOthersFactor ? ownerSeq : proverSeq
  await deleteFactorsOf(tx, stays === ownerSeq ? proverSeq : ownerSeq)
  if (stays === gone) await moveFactors(tx, gone, kept)
  return isOthersFactor
}
