import type { UserSeq } from 'contract/values/ids'
import type { PlatformContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { type Addition, mayAdd, stateOf } from './account-state.rules.ts'
import { findUser } from './accounts.queries.ts'

/** EMAIL_NOT_VERIFIED where the account's state does not allow the addition. docs/rules.md R-465. */
export async function requireMayAdd(
  { platform }: Pick<PlatformContext, 'platform'>,
  userSeq: UserSeq,
  addition: Addition,
) {
  const user = await findUser(platform, userSeq)
  const state = stateOf({ isProved: user?.emailVerifiedAt != null, factors: 0 })
  if (!mayAdd(state, addition)) throw refuse('EMAIL_NOT_VERIFIED')
}
