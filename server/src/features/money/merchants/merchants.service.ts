import { randomBytes } from 'node:crypto'
import { keyFaultsOf } from 'contract/money/merchants/merchants.rules'
import type { getMerchant, saveMerchant } from 'contract/money/merchants/api'
import type { MerchantProvider } from 'contract/money/merchants/schemas'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findDepositAccount } from './deposit-account.queries.ts'
import {
  changeMerchant,
  findCurrentMerchant,
  hasLiveMerchant,
  lockMerchants,
  switchAllOff,
  upsertMerchant,
  type MerchantRow,
} from './merchants.queries.ts'

const labelOf = ({ channelSeq }: Context, provider: MerchantProvider) => `merchant:${channelSeq}:${provider}`

/** The provider, spoken to with the keys of this account. */
export function openMerchant(
  ctx: Context,
  { provider, clientKey, sealedSecret }: Pick<MerchantRow, 'provider' | 'clientKey' | 'sealedSecret'>,
) {
  const secretKey = ctx.ports.secrets.unwrap(sealedSecret, labelOf(ctx, provider)).toString('utf8')
  return ctx.ports.merchantGateways[provider]({ clientKey, secretKey })
}

type View = z.output<(typeof getMerchant)['reply']>
export async function viewMerchant(ctx: Context): Promise<View> {
  const row = await findCurrentMerchant(ctx.db)
  const state = await stateOf(ctx, row)
  const depositAccount = (await findDepositAccount(ctx.db)) ?? null
  if (!row) return { merchant: null, depositAccount, state }
  const { merchantSeq: _, sealedSecret: _sealed, noticeToken, ...shown } = row
  const webhookUrl = `${ctx.ports.addresses.platform}/api/v1.0/channels/${ctx.channelSeq}/payments/notices/${noticeToken}`
  return { merchant: { ...shown, webhookUrl }, depositAccount, state }
}

/** A site that once took money takes no test payments of the platform, whatever is switched off. docs/rules.md R-721. */
async function stateOf(ctx: Context, current: MerchantRow | undefined): Promise<View['state']> {
  if (current?.isActive) return current.mode === 'live' ? 'LIVE' : 'TEST'
  const account = await findDepositAccount(ctx.db)
  if (account?.isActive) return 'DEPOSIT'
  return ctx.ports.gateways.size === 0 || (await hasTakenMoney(ctx.db)) ? 'OFF' : 'SANDBOX'
}

/** Whether the site ever connected keys for real money, or named a bank account. */
export const hasTakenMoney = async (db: ChannelDb) =>
  (await hasLiveMerchant(db)) || (await findDepositAccount(db)) !== undefined

type SaveInput = z.output<(typeof saveMerchant)['body']>
export async function save(ctx: MemberContext, input: SaveInput) {
  if (keyFaultsOf(input).length > 0) throw refuse('MERCHANT_KEYS_WRONG')
  await checkPace(ctx)
  const { provider, mode, clientKey } = input
  const before = await findCurrentMerchant(ctx.db)
  const secretKey = input.secretKey ?? keptSecret(ctx, before, input)
  const verdict = await verdictOf(ctx.ports.merchantGateways[provider]({ clientKey, secretKey }))
  if (verdict === 'REFUSED') throw refuse('MERCHANT_KEYS_REFUSED')
  if (verdict === 'UNREACHABLE') throw refuse('MERCHANT_UNREACHABLE')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const isActive = await wasActive(tx, mode)
    await switchAllOff(tx)
    await upsertMerchant(tx, {
      provider,
      mode,
      clientKey,
      sealedSecret: ctx.ports.secrets.wrap(Buffer.from(secretKey), labelOf(ctx, provider)),
      secretEnd: secretKey.slice(-4),
      noticeToken: randomBytes(24).toString('base64url'),
      isActive,
      connectedAt: now,
      checkedAt: now,
      lastError: null,
    })
    ctx.audit.record({ ...(before && { before: factsOf(before) }), after: { provider, mode, isActive } })
  })
  return null
}

/** The stored secret belongs to one client key. */
function keptSecret(
  ctx: Context,
  before: MerchantRow | undefined,
  { provider, clientKey }: Pick<SaveInput, 'provider' | 'clientKey'>,
) {
  if (before?.provider !== provider || before.clientKey !== clientKey) throw refuse('MERCHANT_KEYS_WRONG')
  return ctx.ports.secrets.unwrap(before.sealedSecret, labelOf(ctx, provider)).toString('utf8')
}

/** Keys that replace others of the same mode go on taking payments. */
async function wasActive(tx: ChannelTx, mode: SaveInput['mode']) {
  const all = await lockMerchants(tx)
  return all.some((one) => one.isActive && one.mode === mode)
}

const factsOf = ({ provider, mode, isActive }: Pick<MerchantRow, 'provider' | 'mode' | 'isActive'>) => ({
  provider,
  mode,
  isActive,
})

export async function check(ctx: MemberContext) {
  const row = await findCurrentMerchant(ctx.db)
  if (!row) throw refuse('NOT_FOUND')
  await checkPace(ctx)
  const verdict = await verdictOf(openMerchant(ctx, row))
  const lastError = verdict === 'ACCEPTED' ? null : verdict
  await ctx.transaction(async (tx) => {
    await changeMerchant(tx, row.merchantSeq, { checkedAt: ctx.now(), lastError })
    ctx.audit.record({ after: { verdict } })
  })
  return { verdict }
}

async function verdictOf(gateway: ReturnType<typeof openMerchant>) {
  try {
    return await gateway.checkKeys()
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'UNREACHABLE' as const
    throw error
  }
}

const PACE = { most: 20, everySeconds: 6 }
async function checkPace({ channelSeq, ports: { limits } }: Context) {
  if (!(await limits.allow({ [`merchant-check:${channelSeq}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
}

export async function switchOnOrOff(ctx: MemberContext, isActive: boolean) {
  await ctx.transaction(async (tx) => {
    await lockMerchants(tx)
    const row = await findCurrentMerchant(tx)
    if (!row) throw refuse('NOT_FOUND')
    await switchAllOff(tx)
    if (isActive) await changeMerchant(tx, row.merchantSeq, { isActive })
    ctx.audit.record({ before: factsOf(row), after: factsOf({ ...row, isActive }) })
  })
  return null
}
