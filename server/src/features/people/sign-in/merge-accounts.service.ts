import type { UserSeq } from 'contract/values/ids'
import type { PlatformContext } from '../../../platform/context.ts'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx, PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  deleteTokensOf,
  emptyAccount,
  fillAccount,
  lockAccounts,
  type Account,
} from '../accounts/accounts.public.ts'
import { findTraces, insertMerge, isClashing, moveOnPlatform, moveOnSite } from './merge-accounts.queries.ts'
import { uniteFactors } from '../mfa/mfa.public.ts'
import { settleAccount } from './account-state.service.ts'
import { olderFirst } from './social.rules.ts'

interface Two {
  /** The user who proved control of the address … */
  userSeq: UserSeq
  /** … and the account that has it. */
  ownerSeq: UserSeq
  proof: 'PROVIDER' | 'CODE'
}

/** Merges two accounts into the older one, with every row of the other: all or nothing. */
export async function mergeAccounts(
  ctx: Pick<PlatformContext, 'enter' | 'now' | 'references'>,
  tx: PlatformTx,
  { userSeq, ownerSeq, proof }: Two,
) {
  const accounts = await lockAccounts(tx, [userSeq, ownerSeq])
  const owner = accounts.find((one) => one.userSeq === ownerSeq)
  const prover = accounts.find((one) => one.userSeq === userSeq)
  if (!owner?.ownsEmail || !prover) throw refuse('INTEGRATION_CLASH')
  const ended = await endSignIns(tx, owner, prover)

  const [older, younger] = olderFirst(owner, prover)
  const two = { kept: older.userSeq, gone: younger.userSeq }
  const sites = await findTraces(tx, two.gone)
  await mergeOnPlatform(ctx, tx, two)
  const isOthersFactor = await uniteFactors(tx, { ...two, ownerSeq, proverSeq: userSeq })
  for (const channelSeq of sites) await mergeOnSite(ctx, await ctx.enter(tx, channelSeq), two)
  const now = ctx.now()
  await emptyAccount(tx, two.gone)
  await fillAccount(tx, two.kept, unitedOf(owner, prover, now))
  await insertMerge(tx, {
    keptUserSeq: two.kept,
    goneUserSeq: two.gone,
    email: owner.email,
    proof,
    mergedAt: now,
  })
  return { kept: two.kept, ended, isOthersFactor }
}

type References = Pick<PlatformContext, 'references'>

/** Every feature merges its own rows, in the order of the features. */
async function mergeOnPlatform({ references }: References, tx: PlatformTx, accounts: MergedAccounts) {
  await moveOnPlatform(tx, references.users, accounts)
  for (const { onPlatform } of references.merges) await onPlatform?.(tx, accounts)
  await deleteTokensOf(tx, accounts.gone)
}
async function mergeOnSite({ references }: References, tx: ChannelTx, accounts: MergedAccounts) {
  if (await isClashing(tx, accounts)) throw refuse('INTEGRATION_CLASH')
  for (const { onSite } of references.merges) await onSite?.(tx, accounts)
  await moveOnSite(tx, references.users, accounts)
  for (const { afterMove } of references.merges) await afterMove?.(tx, accounts)
}

/**
 * A user who opened the account without verifying its address may be an impostor: their ways to sign in do not lead into the merged
 * one. Of the account that brings the proof, only pending steps end.
 */
async function endSignIns(tx: PlatformTx, owner: Account, prover: Account) {
  const ofOwner = await settleAccount(tx, { userSeq: owner.userSeq, event: 'MERGED' })
  const ofProver = await settleAccount(tx, { userSeq: prover.userSeq, event: 'MERGE_PROVED' })
  return [...ofOwner, ...ofProver]
}

const unitedOf = (owner: Account, prover: Account, now: Date) => ({
  email: owner.email,
  ownsEmail: true as const,
  emailVerifiedAt: owner.emailVerifiedAt ?? now,
  passwordHash: owner.emailVerifiedAt ? owner.passwordHash : null,
  name: owner.name,
  phone: owner.phone ?? prover.phone,
  snsTypeCd: owner.snsTypeCd,
  isOperator: owner.isOperator || prover.isOperator,
  isInitPlan: owner.isInitPlan && prover.isInitPlan,
})
