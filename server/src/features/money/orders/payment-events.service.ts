import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import { ProviderUnreachable, type PaymentGateway, type ReadEvent } from '../../../platform/pay/gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { gatewayAt } from '../merchants/merchants.public.ts'
import { findDepositOf } from './deposits.queries.ts'
import { findOrder } from './orders.queries.ts'
import {
  countFailedTry,
  findOpenEvent,
  finishEvent,
  insertEvent,
  type EventRef,
} from './payment-events.queries.ts'
import { findOpenPayment, findPaymentByKey } from './payments.queries.ts'
import { checkPayment } from './provider-checks.service.ts'
import { hashOfSecret } from './virtual-accounts.service.ts'

/** Stores what a provider sent together with the job that acts on it. Believed only with its signature. docs/rules.md R-674. */
export async function receiveEvent(ctx: Context, gatewayName: string) {
  const gateway = ctx.ports.gateways.get(gatewayName)
  if (!gateway) throw refuse('NOT_FOUND')
  await storeEvent(ctx, gateway)
}

/** The same for an account of the site, at its own address. docs/rules.md R-723. */
export async function receiveMerchantEvent(ctx: Context, noticeToken: string) {
  const merchant = await gatewayAt(ctx, noticeToken)
  if (!merchant) throw refuse('NOT_FOUND')
  await merchant.setHeardAt(await storeEvent(ctx, merchant.gateway))
}

async function storeEvent(ctx: Context, gateway: PaymentGateway) {
  const { headers, rawBody } = ctx.incoming
  const event = await readEvent(() => gateway.readWebhook(headers, rawBody))
  if (!event) throw refuse('NOT_ALLOWED')
  if (event === 'NOTHING') return event
  if (event.secret !== undefined) await checkSecret(ctx, gateway, { ...event, secret: event.secret })
  const { secret: _secret, ...stored } = event
  const input = { gateway: gateway.name, eventId: event.eventId }
  await ctx.transaction(async (tx) => {
    const isNew = await insertEvent(tx, { ...stored, gateway: gateway.name, receivedAt: ctx.now() })
    if (isNew) await enqueue(tx, actOnEvent, { input })
  })
  return event
}

/** PROVIDER_UNREACHABLE where a provider does not say whether it sent an event: it sends it again then. */
async function readEvent(read: () => ReadEvent | Promise<ReadEvent>) {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse('PROVIDER_UNREACHABLE')
    throw error
  }
}

/** NOT_ALLOWED where an event of a deposit comes without the secret that its account was issued with. docs/rules.md R-793. */
async function checkSecret(
  ctx: Context,
  { name }: PaymentGateway,
  { paymentKey, secret }: { paymentKey: string; secret: string },
) {
  const payment = await findPaymentByKey(ctx.db, name, paymentKey)
  const deposit = payment && (await findDepositOf(ctx.db, payment.paymentSeq))
  const stored = Buffer.from(deposit?.secretHash ?? '')
  const given = Buffer.from(hashOfSecret(secret))
  if (stored.length !== given.length || !timingSafeEqual(stored, given)) throw refuse('NOT_ALLOWED')
}

/** The event only says where to look; what is written down is what the provider answers when asked. */
export async function handleEvent(ctx: Context, ref: EventRef) {
  const event = await findOpenEvent(ctx.db, ref)
  if (!event) return
  try {
    const payment = await paymentOf(ctx, event)
    if (payment) await checkPayment(ctx, payment.paymentSeq)
  } catch (error) {
    await ctx.transaction((tx) => countFailedTry(tx, ref, String(error).slice(0, 300)))
    throw error
  }
  await ctx.transaction((tx) => finishEvent(tx, ref, ctx.now()))
}

type Event = NonNullable<Awaited<ReturnType<typeof findOpenEvent>>>
/** An event may come before the key of its payment was written down: then the order's own number says whose it is. */
async function paymentOf(ctx: Context, { gateway, paymentKey, orderNo }: Event) {
  if (paymentKey === null) return null
  const known = await findPaymentByKey(ctx.db, gateway, paymentKey)
  if (known || orderNo === null) return known
  const order = await findOrder(ctx.db, orderNo)
  const open = order && (await findOpenPayment(ctx.db, order.orderSeq))
  // Its buyer presses again or the time runs out; the provider is asked then.
  if (open?.paymentKey === null) throw new Error(`the payment of ${orderNo} has no key yet`)
  return null
}

export const actOnEvent = task(
  'orders.actOnEvent',
  z.object({ gateway: z.string(), eventId: z.string() }),
  handleEvent,
)
