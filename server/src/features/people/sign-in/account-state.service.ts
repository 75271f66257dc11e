import type { IdentitySeq, UserSeq } from 'contract/values/ids'
import type { PlatformContext } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  type AccountEvent,
  deleteTokensOf,
  lockUser,
  removalOf,
  stateOf,
  updateUser,
} from '../accounts/accounts.public.ts'
import { deleteSessionsOf, deleteTrustsOf } from '../sessions/sessions.public.ts'
import { countFactors, forgetSecondFactors, forgetSecondSteps } from '../mfa/mfa.public.ts'
import { closeCodesOf } from './email-codes.queries.ts'
import { deleteIdentitiesOf, findIdentitiesOf } from './social.queries.ts'

interface Happened {
  userSeq: UserSeq
  event: AccountEvent
  /** The sign-in that caused the event. */
  family?: string
  /** The identity whose provider vouched. */
  identitySeq?: IdentitySeq
}
/**
 * Removes what the event invalidates, docs/rules.md R-466, and returns the sign-ins that ended. The caller replaces a removed
 * password.
 */
export async function settleAccount(tx: PlatformTx, { userSeq, event, family, identitySeq }: Happened) {
  const user = await lockUser(tx, userSeq)
  if (!user) throw refuse('SIGN_IN_FIRST')
  const state = stateOf({
    isProved: user.emailVerifiedAt !== null,
    factors: await countFactors(tx, userSeq),
  })
  const removal = removalOf(state, event)
  if (removal.identities !== 'NONE') {
    const kept = removal.identities === 'ALL' ? null : (identitySeq ?? (await openedBy(tx, user)))
    await deleteIdentitiesOf(tx, userSeq, kept)
  }
  if (removal.factors) await forgetSecondFactors(tx, userSeq)
  if (removal.trustedDevices) await deleteTrustsOf(tx, userSeq, null)
  if (removal.pending) await forgetPending(tx, userSeq)
  if (removal.sessions === 'NONE') return []
  return deleteSessionsOf(tx, userSeq, removal.sessions === 'OTHERS' ? (family ?? null) : null)
}

/** The identity that an account without a password was created with. */
async function openedBy(tx: PlatformTx, user: { userSeq: UserSeq; passwordHash: string | null }) {
  if (user.passwordHash !== null) return null
  const [first] = await findIdentitiesOf(tx, user.userSeq)
  return first?.identitySeq ?? null
}

async function forgetPending(tx: PlatformTx, userSeq: UserSeq) {
  await deleteTokensOf(tx, userSeq)
  await closeCodesOf(tx, userSeq)
  await forgetSecondSteps(tx, userSeq)
}

/** The caller entered a code that was mailed to this address, which is verified from now on. */
export async function proveByCode(
  ctx: PlatformContext,
  tx: PlatformTx,
  { userSeq, email, family }: { userSeq: UserSeq; email: string; family: string },
) {
  const ended = await settleAccount(tx, { userSeq, event: 'CODE_TYPED', family })
  await updateUser(tx, userSeq, { email, ownsEmail: true, emailVerifiedAt: ctx.now() })
  return ended
}
