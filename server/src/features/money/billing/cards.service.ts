import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { getBillingCard, completeCardRegistration } from 'contract/money/billing/api'
import { seq, type CardSeq, type MerchantSeq, type UserSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import type { BillingGateway } from '../../../platform/pay/billing-gateway.ts'
import { ProviderRefused, ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import { billingAccountFor, billingAccountOf } from '../merchants/merchants.public.ts'
import * as queries from './cards.queries.ts'
import type { CardHolder, CardRow } from './cards.queries.ts'
import { hasOpenCharge } from './charges.queries.ts'
import { isRegistrationOpen, oldestOpenRegistration } from './cards.rules.ts'

type View = z.output<(typeof getBillingCard)['reply']>
export async function viewCard(ctx: Context): Promise<View> {
  const [site, card] = await Promise.all([findSiteCard(ctx, ctx.channelSeq), queries.findActiveCard(ctx.db)])
  if (!site) throw refuse('NOT_FOUND')
  return { card: card ? viewOf(card) : null, site, mode: await modeOf(ctx, null) }
}

/** Whether a holder can name a card, and whether money moves when it is charged. */
async function modeOf(ctx: Context, holder: CardHolder): Promise<View['mode']> {
  const account = await accountOfNewCards(ctx, holder)
  return account === null ? 'OFF' : account.gateway.isTest ? 'TEST' : 'LIVE'
}

/** The card of a member, as far as it may be shown. */
export async function viewMemberCard(ctx: MemberContext) {
  const { userSeq } = ctx.user
  const card = await findChargeable(ctx, ctx.db, userSeq)
  return { card: card ? viewOf(card) : null, mode: await modeOf(ctx, userSeq) }
}

/** The card of a member that may be charged now: one of the account through which the site takes money. docs/rules.md R-1014. */
export async function findChargeable(ctx: Context, db: ChannelDb, holder: UserSeq) {
  const card = await queries.findActiveCard(db, holder)
  const account = card && (await billingAccountFor(ctx))
  return account && card.merchantSeq === account.merchantSeq && card.isTest === account.gateway.isTest
    ? card
    : undefined
}

const viewOf = ({ brand, cardEnd, registeredAt, requestedAt, isTest }: CardRow) => ({
  brand,
  cardEnd,
  registeredAt: registeredAt ?? requestedAt,
  isTest,
})

interface Account {
  gateway: BillingGateway
  merchantSeq: MerchantSeq | null
}
/** The account at a provider that charges new cards of a holder: a site pays the installation, a member pays the site. */
async function accountOfNewCards(ctx: Context, holder: CardHolder): Promise<Account | null> {
  if (holder !== null) return billingAccountFor(ctx)
  const [gateway] = ctx.ports.billing.values()
  return gateway ? { gateway, merchantSeq: null } : null
}
async function gatewayOf(ctx: Context, card: Pick<CardRow, 'gateway' | 'merchantSeq' | 'memberUserSeq'>) {
  const gateway =
    card.memberUserSeq === null ? ctx.ports.billing.get(card.gateway) : await billingAccountOf(ctx, card)
  if (!gateway) throw refuse('BILLING_OFF')
  return gateway
}

/** Both keys together charge a card, so each has a label of its own. */
const labelOf = ({ channelSeq }: Context, kind: 'customer' | 'billing') => `card-${kind}:${channelSeq}`
const seal = (ctx: Context, kind: 'customer' | 'billing', key: string) =>
  ctx.ports.secrets.wrap(Buffer.from(key), labelOf(ctx, kind))
const unseal = (ctx: Context, kind: 'customer' | 'billing', sealed: string) =>
  ctx.ports.secrets.unwrap(sealed, labelOf(ctx, kind)).toString('utf8')

/** The payer has a name at the provider that nobody can guess, another one for every registration. */
export async function begin(ctx: MemberContext, { returnTo }: { returnTo: string }) {
  const back = new URL(returnTo, ctx.incoming.origin)
  if (back.pathname !== `/register_card/${ctx.channelSeq}`) throw refuse('BAD_INPUT')
  return beginFor(ctx, null, back)
}

/** A member names the card with which they pay this site. docs/rules.md R-1014. */
export async function beginMemberCard(ctx: MemberContext, { returnTo }: { returnTo: string }) {
  const back = URL.canParse(returnTo, ctx.incoming.origin) ? new URL(returnTo, ctx.incoming.origin) : null
  if (back?.origin !== ctx.incoming.origin || !MEMBER_PAGE.test(back.pathname)) throw refuse('BAD_INPUT')
  return beginFor(ctx, ctx.user.userSeq, back)
}
const MEMBER_PAGE = /^\/memberships\/(?:\d+\/(?:join|gift|team)|mine)$/

async function beginFor(ctx: MemberContext, holder: CardHolder, back: URL) {
  const account = await accountOfNewCards(ctx, holder)
  if (!account) throw refuse('BILLING_OFF')
  const { gateway } = account
  await checkPace(ctx, holder)
  const customerKey = await requestCard(ctx, holder, account)
  const site = await findSiteCard(ctx, ctx.channelSeq)
  try {
    return await gateway.begin({
      customerKey,
      customerName: ctx.user.name,
      shopName: shopNameOf(holder, site?.name),
      successUrl: back.href,
      failUrl: back.href,
    })
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse('BILLING_UNREACHABLE')
    throw error
  }
}

/** The platform charges a site, whose name says for what; a site charges its members. */
function shopNameOf(holder: CardHolder, site: string | undefined) {
  if (site === undefined) return 'Seodang'
  return holder === null ? `Seodang · ${site}` : site
}

/** A second tab goes on with the registration of the first. */
function requestCard(ctx: MemberContext, holder: CardHolder, { gateway, merchantSeq }: Account) {
  const { userSeq } = ctx.user
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const since = oldestOpenRegistration(now)
    await queries.deleteExpiredRegistrations(tx, since)
    const begun = await queries.findRegistrations(tx, { holder, by: userSeq, since })
    const open = begun.find(
      (one) => one.state === 'REQUESTED' && one.gateway === gateway.name && one.merchantSeq === merchantSeq,
    )
    if (open?.sealedCustomerKey) return unseal(ctx, 'customer', open.sealedCustomerKey)
    const customerKey = randomUUID()
    await queries.insertRequestedCard(tx, {
      registeredByUserSeq: userSeq,
      memberUserSeq: holder,
      merchantSeq,
      gateway: gateway.name,
      isTest: gateway.isTest,
      sealedCustomerKey: seal(ctx, 'customer', customerKey),
      requestedAt: now,
    })
    return customerKey
  })
}

type Returned = z.output<(typeof completeCardRegistration)['body']>
/**
 * The payer came back. Only who began a registration completes it. The provider is asked outside of a transaction: a lost answer is
 * asked for again with the same key. docs/rules.md R-830.
 */
export const complete = (ctx: MemberContext, returned: Returned) => completeFor(ctx, null, returned)
export const completeMemberCard = (ctx: MemberContext, returned: Returned) =>
  completeFor(ctx, ctx.user.userSeq, returned)

async function completeFor(ctx: MemberContext, holder: CardHolder, { customerKey, authKey }: Returned) {
  const card = await registrationOf(ctx, holder, customerKey)
  if (!card) throw refuse('CARD_REGISTRATION_OVER')
  if (card.state === 'REQUESTED') await activate(ctx, card, await issue(ctx, card, { customerKey, authKey }))
  const active = await queries.findActiveCard(ctx.db, holder)
  if (!active) throw refuse('CARD_REGISTRATION_OVER')
  return viewOf(active)
}

async function registrationOf(ctx: MemberContext, holder: CardHolder, customerKey: string) {
  const since = oldestOpenRegistration(ctx.now())
  const begun = await queries.findRegistrations(ctx.db, { holder, by: ctx.user.userSeq, since })
  return begun.find(
    ({ sealedCustomerKey, requestedAt }) =>
      sealedCustomerKey !== null &&
      isRegistrationOpen(requestedAt, ctx.now()) &&
      isSameKey(unseal(ctx, 'customer', sealedCustomerKey), customerKey),
  )
}

/** In constant time: who guesses learns nothing. */
function isSameKey(one: string, another: string) {
  const [left, right] = [Buffer.from(one), Buffer.from(another)]
  return left.length === right.length && timingSafeEqual(left, right)
}

async function issue(ctx: MemberContext, card: CardRow, returned: Returned) {
  const digest = createHash('sha256').update(returned.authKey).digest('hex')
  try {
    const gateway = await gatewayOf(ctx, card)
    return await gateway.issue({
      ...returned,
      idempotencyKey: `issue:${ctx.channelSeq}:${card.cardSeq}:${digest}`,
    })
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse('BILLING_UNREACHABLE')
    if (!(error instanceof ProviderRefused)) throw error
    throw refuse(refusalOf(error.code, card.memberUserSeq))
  }
}

function refusalOf(code: string, holder: CardHolder) {
  if (code === 'NOT_SUPPORTED_METHOD' || code === 'FORBIDDEN_REQUEST')
    return holder === null ? 'BILLING_NOT_CONTRACTED' : 'SITE_BILLING_NOT_CONTRACTED'
  const isOver = code.startsWith('NOT_FOUND') || code.startsWith('NOT_MATCHES') || code === 'INVALID_REQUEST'
  return isOver ? 'CARD_REGISTRATION_OVER' : 'CARD_REFUSED'
}

type Issued = Awaited<ReturnType<BillingGateway['issue']>>
/** Of two tabs that come back at once, the first stores the card. */
function activate(ctx: MemberContext, card: CardRow, { billingKey, brand, cardEnd }: Issued) {
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const cards = await queries.lockCards(tx, card.memberUserSeq)
    const before = cards.find(({ state }) => state === 'ACTIVE')
    if (cards.find(({ cardSeq }) => cardSeq === card.cardSeq)?.state !== 'REQUESTED') return
    if (before) await forgetCard(ctx, tx, before.cardSeq)
    const facts = { brand: brand?.slice(0, 40) ?? null, cardEnd: shownEnd(cardEnd) }
    await queries.activateCard(tx, card.cardSeq, {
      ...facts,
      sealedBillingKey: seal(ctx, 'billing', billingKey),
      registeredAt: now,
    })
    ctx.audit.record({
      ...(before && { before: { brand: before.brand, cardEnd: before.cardEnd } }),
      after: facts,
    })
  })
}

/** Never more than four characters of a number, and nothing else in its place. */
const shownEnd = (cardEnd: string | null) => (cardEnd && /^[0-9*]{1,4}$/.test(cardEnd) ? cardEnd : null)

export async function remove(ctx: MemberContext) {
  await ctx.transaction(async (tx) => {
    const cards = await queries.lockCards(tx, null)
    const active = cards.find(({ state }) => state === 'ACTIVE')
    if (!active) throw refuse('NOT_FOUND')
    await forgetCard(ctx, tx, active.cardSeq)
    ctx.audit.record({ before: { brand: active.brand, cardEnd: active.cardEnd } })
  })
  return null
}

/** Of the cards of two accounts that become one, that of the remaining one stays. */
export async function mergeCards(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  const theirs = await queries.findActiveCard(tx, gone)
  if (!theirs || !(await queries.findActiveCard(tx, kept))) return
  const { cardSeq, registeredAt, requestedAt } = theirs
  await queries.removeCard(tx, cardSeq, registeredAt ?? requestedAt)
  await enqueue(tx, forgetAtProvider, { input: { cardSeq }, key: `billing.forgetMergedCard:${cardSeq}` })
}

/** The card of a member who left, is charged no more. */
export async function forgetMemberCard(ctx: Context, tx: ChannelTx, holder: UserSeq) {
  for (const { state, cardSeq } of await queries.lockCards(tx, holder))
    if (state === 'ACTIVE') await forgetCard(ctx, tx, cardSeq)
}

/** The provider and both keys of a card; null once they are gone. */
export async function openCard(ctx: Context, card: CardRow) {
  const { sealedCustomerKey, sealedBillingKey } = card
  if (sealedCustomerKey === null || sealedBillingKey === null) return null
  return {
    gateway: await gatewayOf(ctx, card),
    customerKey: unseal(ctx, 'customer', sealedCustomerKey),
    billingKey: unseal(ctx, 'billing', sealedBillingKey),
  }
}

/** It is charged no more from now on; the provider forgets it in a job. */
export async function forgetCard(ctx: Context, tx: ChannelTx, cardSeq: CardSeq) {
  await queries.removeCard(tx, cardSeq, ctx.now())
  await enqueue(tx, forgetAtProvider, {
    input: { cardSeq },
    key: `billing.forgetCard:${ctx.channelSeq}:${cardSeq}`,
  })
}

export const forgetAtProvider = task(
  'billing.forgetCard',
  z.object({ cardSeq: seq('card') }),
  async (ctx, { cardSeq }) => {
    const card = await queries.findCard(ctx.db, cardSeq)
    if (card?.state !== 'REMOVED' || card.sealedBillingKey === null) return
    // Only with its keys can be learned what became of a charge. The job is tried again.
    if (await hasOpenCharge(ctx.db, cardSeq)) throw new Error(`a charge of card ${cardSeq} is open`)
    const gateway = await gatewayOf(ctx, card)
    await gateway.deleteKey(unseal(ctx, 'billing', card.sealedBillingKey))
    await ctx.transaction((tx) => queries.deleteKeysOf(tx, cardSeq))
  },
)

const PACE = { most: 10, everySeconds: 30 }
async function checkPace({ channelSeq, ports: { limits } }: Context, holder: CardHolder) {
  const who = holder === null ? `${channelSeq}` : `${channelSeq}:${holder}`
  if (!(await limits.allow({ [`card-registration:${who}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
}
