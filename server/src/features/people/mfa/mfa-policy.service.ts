import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { updateFeatureSettings } from '../../site/sites/feature-settings.public.ts'
import { findStaffWithoutMfa } from './mfa.queries.ts'
import { readStaffGuard } from './mfa-policy.queries.ts'

export async function getStaffGuard({ db, channelSeq, user }: MemberContext) {
  const isRequired = await readStaffGuard(db, channelSeq)
  return { isRequired, hasOwn: user.hasSecondFactor, missing: await findStaffWithoutMfa(db) }
}

/** Applies to every further call. Requires a second factor of the caller, who would otherwise lose access. */
export async function setStaffGuard(ctx: MemberContext, isRequired: boolean) {
  const { channelSeq, user } = ctx
  if (isRequired && !user.hasSecondFactor) throw refuse('SECOND_FACTOR_MISSING')
  await ctx.transaction(async (tx) => {
    const before = await readStaffGuard(tx, channelSeq)
    await updateFeatureSettings(tx, channelSeq, { staffSecondFactor: isRequired })
    ctx.audit.record({ before: { isRequired: before }, after: { isRequired } })
  })
  return null
}
