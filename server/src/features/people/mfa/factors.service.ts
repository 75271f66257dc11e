import { MAX_FACTORS } from 'contract/people/mfa/schemas'
import type { FactorSeq } from 'contract/values/ids'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requireMayAdd } from '../accounts/accounts.public.ts'
import { mailOwner } from '../sessions/sessions.public.ts'
import { newRecoveryCodes } from './recovery-codes.service.ts'
import {
  countRecoveryCodes,
  deleteFactor,
  deleteFactorsOf,
  findFactors,
  insertFactor,
  lockPerson,
  updateFactorName,
  type Factor,
} from './mfa.queries.ts'
import { rpIdOf } from './mfa.rules.ts'

type Caller = SignedIn<PlatformContext>

export async function getSecondFactors(ctx: Caller) {
  const { userSeq } = ctx.user
  const factors = await findFactors(ctx.platform, userSeq)
  return {
    list: factors.map((factor) => shownOf(ctx, factor)),
    recoveryCodes: await countRecoveryCodes(ctx.platform, userSeq),
  }
}

const shownOf = (ctx: PlatformContext, factor: Factor) => {
  const { factorSeq, kind, name, host, createdAt, lastUsedAt } = factor
  const isUsableHere = host === null || host === rpIdOf(ctx.incoming.origin)
  return { factorSeq, kind, name, host, isUsableHere, createdAt, lastUsedAt }
}

/** Adds a factor; the first one comes with recovery codes. */
export async function addFactor(ctx: Caller, tx: PlatformTx, factor: Parameters<typeof insertFactor>[1]) {
  const { userSeq } = factor
  await lockPerson(tx, userSeq)
  await requireMayAdd({ platform: tx }, userSeq, 'FACTOR')
  const known = await findFactors(tx, userSeq)
  if (known.length >= MAX_FACTORS) throw refuse('TOO_MANY_FACTORS')
  const added = await insertFactor(tx, factor)
  if (!added) throw refuse('SECOND_FACTOR_WRONG')
  const recoveryCodes = known.length === 0 ? await newRecoveryCodes(ctx, tx, userSeq) : null
  await mailOwner(ctx, tx, { userSeq, event: 'FACTOR_ADDED', factor: added.name })
  return { factor: shownOf(ctx, added), recoveryCodes }
}

export async function renameFactor(ctx: Caller, factorSeq: FactorSeq, name: string) {
  const own = { userSeq: ctx.user.userSeq, factorSeq }
  const isFound = await ctx.transaction((tx) => updateFactorName(tx, own, name))
  if (!isFound) throw refuse('NOT_FOUND')
  return null
}

export async function removeFactor(ctx: Caller, factorSeq: FactorSeq) {
  const { userSeq } = ctx.user
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, userSeq)
    const removed = await deleteFactor(tx, { userSeq, factorSeq })
    if (!removed) throw refuse('NOT_FOUND')
    await mailOwner(ctx, tx, { userSeq, event: 'FACTOR_REMOVED', factor: removed.name })
    // Recovery codes replace a factor; without one they are deleted.
    if ((await findFactors(tx, userSeq)).length === 0) await deleteFactorsOf(tx, userSeq)
  })
  return null
}

export async function makeRecoveryCodes(ctx: Caller) {
  const { userSeq } = ctx.user
  const recoveryCodes = await ctx.transaction(async (tx) => {
    await lockPerson(tx, userSeq)
    if ((await findFactors(tx, userSeq)).length === 0) throw refuse('SECOND_FACTOR_MISSING')
    return newRecoveryCodes(ctx, tx, userSeq)
  })
  return { recoveryCodes }
}
