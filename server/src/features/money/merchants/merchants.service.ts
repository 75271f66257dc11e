import { randomBytes } from 'node:crypto'
import { keyFaultsOf } from 'contract/money/merchants/merchants.rules'
import { providers } from 'contract/money/merchants/providers'
import type { getMerchants, saveMerchant } from 'contract/money/merchants/api'
import type { Currency, MerchantSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import type { MerchantGateway } from '../../../platform/pay/merchant-gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findDepositAccount } from './deposit-account.queries.ts'
import { findExchangeRate } from './exchange-rate.queries.ts'
import { completed, opened, sealed } from './merchant-keys.service.ts'
import {
  changeMerchant,
  findMerchant,
  findMerchants,
  hasLiveMerchant,
  lockMerchants,
  setCurrencies,
  upsertMerchant,
  type MerchantRow,
} from './merchants.queries.ts'

/** The provider, spoken to with the keys of this account. */
export const openMerchant = (
  ctx: Context,
  account: Pick<MerchantRow, 'provider' | 'mode' | 'publicKeys' | 'sealedKeys'>,
) => ctx.ports.merchantGateways[account.provider]({ mode: account.mode, keys: opened(ctx, account) })

/** The stored cards of this account; null where its provider charges none. */
export const openBilling = (
  ctx: Context,
  account: Pick<MerchantRow, 'provider' | 'mode' | 'publicKeys' | 'sealedKeys'>,
) => ctx.ports.merchantBilling[account.provider]?.({ mode: account.mode, keys: opened(ctx, account) }) ?? null

type View = z.output<(typeof getMerchants)['reply']>
export async function viewMerchants(ctx: Context): Promise<View> {
  const rows = await findMerchants(ctx.db)
  const depositAccount = (await findDepositAccount(ctx.db)) ?? null
  const exchangeRate = (await findExchangeRate(ctx.db)) ?? null
  return {
    merchants: rows.map((row) => viewOf(ctx, row)),
    depositAccount,
    exchangeRate,
    state: await stateOf(ctx, rows),
  }
}
function viewOf({ ports, channelSeq }: Context, row: MerchantRow) {
  const { accountKey: _, sealedKeys: _sealed, noticeToken, ...shown } = row
  const webhookUrl = `${ports.addresses.platform}/api/v1.0/channels/${channelSeq}/payments/notices/${noticeToken}`
  return { ...shown, webhookUrl }
}

/** A site that once took money takes no test payments of the platform, whatever is switched off. docs/rules.md R-721. */
async function stateOf(ctx: Context, rows: MerchantRow[]): Promise<View['state']> {
  const used = rows.filter(({ currencies }) => currencies.length > 0)
  if (used.length > 0) return used.some(({ mode }) => mode === 'live') ? 'LIVE' : 'TEST'
  const account = await findDepositAccount(ctx.db)
  if (account?.isActive) return 'DEPOSIT'
  return ctx.ports.gateways.size === 0 || (await hasTakenMoney(ctx.db)) ? 'OFF' : 'SANDBOX'
}

/** Whether the site ever connected keys for real money, or named a bank account. */
export const hasTakenMoney = async (db: ChannelDb) =>
  (await hasLiveMerchant(db)) || (await findDepositAccount(db)) !== undefined

type SaveInput = z.output<(typeof saveMerchant)['body']>
export async function save(ctx: MemberContext, input: SaveInput) {
  const before = await findChanged(ctx, input)
  if (keyFaultsOf(input).length > 0) throw refuse('MERCHANT_KEYS_WRONG')
  await checkPace(ctx)
  const { provider, mode } = input
  const keys = completed(input.keys, before ? opened(ctx, before) : {})
  // A secret that stays is none where nothing was stored.
  if (keyFaultsOf({ provider, mode, keys }).length > 0) throw refuse('MERCHANT_KEYS_WRONG')
  const checked = await checkedKeys(ctx.ports.merchantGateways[provider]({ mode, keys }))
  if (checked === 'UNREACHABLE') throw refuse('MERCHANT_UNREACHABLE')
  if (checked.verdict === 'REFUSED') throw refuse('MERCHANT_KEYS_REFUSED')
  const { accountKey } = checked
  const isSame = before?.accountKey === accountKey && before.mode === mode
  if (!isSame && keepsSecrets(input)) throw refuse('MERCHANT_KEYS_WRONG')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    await lockMerchants(tx)
    const current = before && (await findMerchant(tx, before.merchantSeq))
    const merchantSeq = await upsertMerchant(tx, {
      provider,
      mode,
      accountKey,
      ...sealed(ctx, provider, keys),
      payMethods: [providers[provider].firstMethod],
      noticeToken: randomBytes(24).toString('base64url'),
      connectedAt: now,
      checkedAt: now,
      lastError: null,
    })
    // Keys that replace others of the same mode go on taking payments.
    if (current && !isSame && current.mode === mode && current.currencies.length > 0)
      await setCurrencies(tx, merchantSeq, current.currencies)
    ctx.audit.record({ ...(before && { before: factsOf(before) }), after: { provider, mode } })
    return { merchantSeq }
  })
}

async function findChanged(ctx: Context, { merchantSeq, provider }: SaveInput) {
  if (merchantSeq === null) return undefined
  const row = await findMerchant(ctx.db, merchantSeq)
  if (row?.provider !== provider) throw refuse('NOT_FOUND')
  return row
}

const keepsSecrets = ({ keys }: SaveInput) => Object.values(keys).includes(null)

const factsOf = ({ provider, mode, currencies }: Pick<MerchantRow, 'provider' | 'mode' | 'currencies'>) => ({
  provider,
  mode,
  currencies: currencies.join(', '),
})

async function getStored(db: ChannelDb, merchantSeq: MerchantSeq) {
  const row = await findMerchant(db, merchantSeq)
  if (!row) throw refuse('NOT_FOUND')
  return row
}

export async function check(ctx: MemberContext, merchantSeq: MerchantSeq) {
  const row = await getStored(ctx.db, merchantSeq)
  await checkPace(ctx)
  const checked = await checkedKeys(openMerchant(ctx, row))
  const verdict = checked === 'UNREACHABLE' ? checked : checked.verdict
  const lastError = verdict === 'ACCEPTED' ? null : verdict
  await ctx.transaction(async (tx) => {
    await changeMerchant(tx, merchantSeq, { checkedAt: ctx.now(), lastError })
    ctx.audit.record({ after: { verdict } })
  })
  return { verdict }
}

async function checkedKeys(gateway: MerchantGateway) {
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

export async function useFor(ctx: MemberContext, merchantSeq: MerchantSeq, currencies: Currency[]) {
  await ctx.transaction(async (tx) => {
    await lockMerchants(tx)
    const row = await getStored(tx, merchantSeq)
    if (currencies.some((currency) => !providers[row.provider].currencies.includes(currency)))
      throw refuse('MERCHANT_CURRENCY_WRONG')
    await setCurrencies(tx, merchantSeq, currencies)
    ctx.audit.record({ before: factsOf(row), after: factsOf({ ...row, currencies }) })
  })
  return null
}
