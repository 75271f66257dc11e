import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { getBillingCard, completeCardRegistration } from 'contract/money/billing/api'
import { seq, type CardSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import type { BillingGateway } from '../../../platform/pay/billing-gateway.ts'
import { ProviderRefused, ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import * as queries from './cards.queries.ts'
import type { CardRow } from './cards.queries.ts'
import { hasOpenCharge } from './charges.queries.ts'
import { isRegistrationOpen, oldestOpenRegistration } from './cards.rules.ts'

type View = z.output<(typeof getBillingCard)['reply']>
export async function viewCard(ctx: Context): Promise<View> {
  const [site, card] = await Promise.all([findSiteCard(ctx, ctx.channelSeq), queries.findActiveCard(ctx.db)])
  if (!site) throw refuse('NOT_FOUND')
  const gateway = gatewayOfNewCards(ctx)
  const mode = gateway === null ? 'OFF' : gateway.isTest ? 'TEST' : 'LIVE'
  return { card: card ? viewOf(card) : null, site, mode }
}

const viewOf = ({ brand, cardEnd, registeredAt, requestedAt, isTest }: CardRow) => ({
  brand,
  cardEnd,
  registeredAt: registeredAt ?? requestedAt,
  isTest,
})

function gatewayOfNewCards({ ports }: Context): BillingGateway | null {
  const [gateway] = ports.billing.values()
  return gateway ?? null
}
function gatewayOf({ ports }: Context, name: string) {
  const gateway = ports.billing.get(name)
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
  const gateway = gatewayOfNewCards(ctx)
  if (!gateway) throw refuse('BILLING_OFF')
  await checkPace(ctx)
  const back = new URL(returnTo, ctx.incoming.origin)
  if (back.pathname !== `/register_card/${ctx.channelSeq}`) throw refuse('BAD_INPUT')
  const customerKey = await requestCard(ctx, gateway)
  const site = await findSiteCard(ctx, ctx.channelSeq)
  try {
    return await gateway.begin({
      customerKey,
      customerName: ctx.user.name,
      // The platform charges; the name of the site says for what.
      shopName: site ? `Seodang · ${site.name}` : 'Seodang',
      successUrl: back.href,
      failUrl: back.href,
    })
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse('BILLING_UNREACHABLE')
    throw error
  }
}

/** A second tab goes on with the registration of the first. */
function requestCard(ctx: MemberContext, gateway: BillingGateway) {
  const { userSeq } = ctx.user
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const since = oldestOpenRegistration(now)
    await queries.deleteExpiredRegistrations(tx, since)
    const begun = await queries.findRegistrations(tx, { by: userSeq, since })
    const open = begun.find(({ state, gateway: name }) => state === 'REQUESTED' && name === gateway.name)
    if (open?.sealedCustomerKey) return unseal(ctx, 'customer', open.sealedCustomerKey)
    const customerKey = randomUUID()
    await queries.insertRequestedCard(tx, {
      registeredByUserSeq: userSeq,
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
export async function complete(ctx: MemberContext, { customerKey, authKey }: Returned) {
  const card = await registrationOf(ctx, customerKey)
  if (!card) throw refuse('CARD_REGISTRATION_OVER')
  if (card.state === 'REQUESTED') await activate(ctx, card, await issue(ctx, card, { customerKey, authKey }))
  const active = await queries.findActiveCard(ctx.db)
  if (!active) throw refuse('CARD_REGISTRATION_OVER')
  return viewOf(active)
}

async function registrationOf(ctx: MemberContext, customerKey: string) {
  const since = oldestOpenRegistration(ctx.now())
  const begun = await queries.findRegistrations(ctx.db, { by: ctx.user.userSeq, since })
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

async function issue(ctx: MemberContext, { gateway, cardSeq }: CardRow, returned: Returned) {
  const digest = createHash('sha256').update(returned.authKey).digest('hex')
  try {
    return await gatewayOf(ctx, gateway).issue({
      ...returned,
      idempotencyKey: `issue:${ctx.channelSeq}:${cardSeq}:${digest}`,
    })
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse('BILLING_UNREACHABLE')
    if (!(error instanceof ProviderRefused)) throw error
    throw refuse(refusalOf(error.code))
  }
}

function refusalOf(code: string) {
  if (code === 'NOT_SUPPORTED_METHOD' || code === 'FORBIDDEN_REQUEST') return 'BILLING_NOT_CONTRACTED'
  const isOver = code.startsWith('NOT_FOUND') || code.startsWith('NOT_MATCHES') || code === 'INVALID_REQUEST'
  return isOver ? 'CARD_REGISTRATION_OVER' : 'CARD_REFUSED'
}

type Issued = Awaited<ReturnType<BillingGateway['issue']>>
/** Of two tabs that come back at once, the first stores the card. */
function activate(ctx: MemberContext, card: CardRow, { billingKey, brand, cardEnd }: Issued) {
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const cards = await queries.lockCards(tx)
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
    const cards = await queries.lockCards(tx)
    const active = cards.find(({ state }) => state === 'ACTIVE')
    if (!active) throw refuse('NOT_FOUND')
    await forgetCard(ctx, tx, active.cardSeq)
    ctx.audit.record({ before: { brand: active.brand, cardEnd: active.cardEnd } })
  })
  return null
}

/** The provider and both keys of a card; null once they are gone. */
export function openCard(ctx: Context, { gateway, sealedCustomerKey, sealedBillingKey }: CardRow) {
  if (sealedCustomerKey === null || sealedBillingKey === null) return null
  return {
    gateway: gatewayOf(ctx, gateway),
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
    await gatewayOf(ctx, card.gateway).deleteKey(unseal(ctx, 'billing', card.sealedBillingKey))
    await ctx.transaction((tx) => queries.deleteKeysOf(tx, cardSeq))
  },
)

const PACE = { most: 10, everySeconds: 30 }
async function checkPace({ channelSeq, ports: { limits } }: Context) {
  if (!(await limits.allow({ [`card-registration:${channelSeq}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
}
