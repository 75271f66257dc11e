import { expect, test } from 'vitest'
import { getOrder } from 'contract/money/orders/api'
import { paymentWebhook } from 'contract/money/orders/payment-events.api'
import type { PaymentSeq } from 'contract/values/ids'
import { Refused } from '../../../platform/refuse.ts'
import { holdPlace } from '../enrolments/enrolments.public.ts'
import { aShop, buy, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'
import type { Person } from '../../../testing/person.ts'
import { expireOrders } from './orders.jobs.ts'
import { holdUntil } from './orders.rules.ts'
import { checkPayment } from './provider-checks.service.ts'
import { reconcile } from './reconcile.jobs.ts'

/** Asks the provider about the payment of an order. */
async function check({ app, channelSeq, ...shop }: Shop, orderNo: string) {
  return checkPayment(await app.contextFor(channelSeq), await paymentOf(shop, orderNo))
}

async function paymentOf({ add }: Pick<Shop, 'add'>, orderNo: string) {
  const [payment] = await add.all<{ payment_seq: PaymentSeq }>(
    'select payment_seq from payments join orders using (channel_seq, order_seq) where order_no = $1',
    [orderNo],
  )
  if (!payment) throw new Error('no payment')
  return payment.payment_seq
}

type Shop = Awaited<ReturnType<typeof aShop>>
const grantsOf = ({ add }: Shop) => add.all('select 1 from access_grants where ended_at is null')
const orderOf = ({ mina, courseRef: { channelSeq } }: Shop, orderNo: string) =>
  mina.call(getOrder, { channelSeq, orderNo })

test('of a hundred people who press at once for ten seats, ten are enrolled and ten pay', async () => {
  const shop = await aShop({ seats: 10 })
  const { member, courseRef, gateway, seats } = shop
  const people: Person[] = []
  for (let at = 1; at <= 100; at++) people.push(await member(`Learner ${at}`))

  const outcomes = await Promise.all(
    people.map((one) => buy(one, courseRef).then(({ state }) => state, refusalOf)),
  )

  expect(outcomes.filter((outcome) => outcome === 'PAID')).toHaveLength(10)
  expect(outcomes.filter((outcome) => outcome === 'SOLD_OUT')).toHaveLength(90)
  expect(gateway.control.takenSum()).toBe(10 * PRICE)
  expect(await seats()).toEqual([10, 10])
  expect(await grantsOf(shop)).toHaveLength(10)
}, 60_000)

function refusalOf(error: unknown) {
  if (error instanceof Refused) return error.refusal
  throw error
}

test('a buyer who comes back after the hold is over is enrolled while there are seats', async () => {
  const { mina, courseRef, seats, clock, passTimer } = await aShop()
  const { orderNo } = await pressPay(mina, courseRef)
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)

  expect((await comeBack(mina, courseRef, orderNo)).state).toBe('PAID')

  expect(await seats()).toEqual([1, 1])
})

test('a buyer who comes back after the hold is over and the class is full pays nothing', async () => {
  const shop = await aShop({ seats: 1 })
  const { mina, member, courseRef, gateway, clock, passTimer } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  await buy(await member('Jun'), courseRef)

  await expect(comeBack(mina, courseRef, orderNo)).refuses('SOLD_OUT')

  expect(gateway.control.takenSum()).toBe(PRICE)
  expect(await orderOf(shop, orderNo)).toMatchObject({ state: 'EXPIRED', paidAmount: 0 })
})

test('a buyer who bought again meanwhile does not pay a second time for the first order', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, clock, passTimer, seats } = shop
  const first = await pressPay(mina, courseRef)
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  await buy(mina, courseRef)

  await expect(comeBack(mina, courseRef, first.orderNo)).refuses('ALREADY_ENROLLED')

  expect([gateway.control.takenSum(), await seats()]).toEqual([PRICE, [1, 1]])
})

test('who asked before the provider gave an address to pay at does not stop the questions about what followed', async () => {
  const shop = await aShop()
  const { mina, courseRef, channelSeq, gateway, app, add, clock, passTimer } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  const setKey = (key: string | null) =>
    add.all(`update payments set payment_key = $1, redirect_url = 'https://pay.example/' || $1`, [key])
  await setKey(null)
  const ctx = await app.contextFor(channelSeq)
  const asking: typeof ctx = {
    ...ctx,
    // Meanwhile the buyer agrees and comes back, and the answer about the money is lost.
    async transaction(work) {
      await setKey(`key-${orderNo}`)
      gateway.control.isMute = true
      await expect(comeBack(mina, courseRef, orderNo)).refuses('PAYMENT_PENDING')
      gateway.control.isMute = false
      return ctx.transaction(work)
    },
  }
  await checkPayment(asking, await paymentOf(shop, orderNo))

  clock.pass({ minutes: 2 })
  await passTimer(reconcile)

  expect(await orderOf(shop, orderNo)).toMatchObject({ state: 'PAID', paidAmount: PRICE })
})

test('a provider that takes the money and loses its answer still enrols, once', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, clock, passTimer, seats } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.isMute = true
  await expect(comeBack(mina, courseRef, orderNo)).refuses('PAYMENT_PENDING')
  expect(await orderOf(shop, orderNo)).toMatchObject({ state: 'CREATED', paidAmount: 0 })

  clock.pass({ minutes: 30 })
  await passTimer(expireOrders)
  expect(await seats()).toEqual([1, 0])
  gateway.control.isMute = false
  await Promise.all([passTimer(reconcile), passTimer(reconcile)])
  await passTimer(reconcile)

  expect(await orderOf(shop, orderNo)).toMatchObject({ state: 'PAID', paidAmount: PRICE })
  expect(await grantsOf(shop)).toHaveLength(1)
  expect(await seats()).toEqual([1, 1])
  expect(gateway.control.takenSum()).toBe(PRICE)
})

test('a provider that cannot be reached at all is called again until it answers', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, clock, passTimer } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.isMute = true
  gateway.control.answer = { status: 'DECLINED', reason: 'never arrived' }
  await expect(comeBack(mina, courseRef, orderNo)).refuses('PAYMENT_PENDING')
  clock.pass({ minutes: 2 })
  await passTimer(reconcile)
  expect((await orderOf(shop, orderNo)).state).toBe('CREATED')

  gateway.control.isMute = false
  gateway.control.answer = { status: 'PAID' }
  await passTimer(reconcile)

  expect((await orderOf(shop, orderNo)).state).toBe('PAID')
})

test('a process that dies between taking the money and writing it down loses nothing', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway, clock, passTimer, seats, bugs } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  const { confirm } = gateway
  gateway.confirm = async (input) => {
    await confirm(input)
    throw new Error('the process died here')
  }
  await expect(comeBack(mina, courseRef, orderNo)).rejects.toThrow('500000')
  bugs.length = 0
  gateway.confirm = confirm

  clock.pass({ minutes: 2 })
  await passTimer(reconcile)

  expect((await orderOf(shop, orderNo)).state).toBe('PAID')
  expect([await seats(), gateway.control.takenSum()]).toEqual([[1, 1], PRICE])
})

test('money that comes after the last seat has gone is given back in full', async () => {
  const shop = await aShop({ seats: 1 })
  const { mina, member, courseRef, gateway, clock, passTimer, seats, workThrough } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  clock.pass({ minutes: 20 })
  await passTimer(expireOrders)
  await buy(await member('Jun'), courseRef)
  const paymentKey = `key-${orderNo}`
  await gateway.confirm({
    paymentKey,
    returnKey: null,
    orderNo,
    amount: PRICE,
    idempotencyKey: orderNo,
  })

  await check(shop, orderNo)
  await workThrough({ minutes: 1 })

  expect(gateway.control.payments.get(paymentKey)).toMatchObject({ taken: true, cancelled: PRICE })
  expect(await orderOf(shop, orderNo)).toMatchObject({ state: 'REFUNDED', refundedAmount: PRICE })
  expect(await seats()).toEqual([1, 1])
})

test('word from the provider is believed with its signature only, and acted on once', async () => {
  const shop = await aShop()
  const { mina, visitor, courseRef, gateway, app, channelSeq, seats, add } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  const paymentKey = `key-${orderNo}`
  const body = { eventId: 'evt-1', type: 'PAID', paymentKey, orderNo }
  const say = async (signature: string) =>
    app.http.inject({
      method: 'POST',
      url: `/api/v1.0/channels/${channelSeq}/payments/webhook/sandbox`,
      headers: { 'sandbox-signature': signature },
      payload: body,
    })
  await gateway.confirm({
    paymentKey,
    returnKey: null,
    orderNo,
    amount: PRICE,
    idempotencyKey: orderNo,
  })

  await expect(visitor.call(paymentWebhook, { channelSeq, gateway: 'sandbox', body })).refuses('NOT_ALLOWED')
  expect((await say('wrong')).statusCode).toBe(403)
  expect((await orderOf(shop, orderNo)).state).toBe('CREATED')

  const answers = await Promise.all([say('right'), say('right')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await say('right')).statusCode).toBe(200)
  await app.workOnce()
  expect((await orderOf(shop, orderNo)).state).toBe('PAID')
  expect([await seats(), (await grantsOf(shop)).length]).toEqual([[1, 1], 1])
  expect(await add.all('select 1 from payment_webhooks')).toHaveLength(1)
})

test('word about a payment that still waits for us takes no money by itself', async () => {
  const shop = await aShop()
  const { mina, courseRef, gateway } = shop
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.find = () =>
    Promise.resolve({ status: 'WAITING', amount: PRICE, cancelledAmount: 0, outcome: null })

  await check(shop, orderNo)

  expect(gateway.control.takenSum()).toBe(0)
  expect((await orderOf(shop, orderNo)).state).toBe('CREATED')
})

test('pressing "pay" while the payment is being settled says so, and begins no second one', async () => {
  const { mina, courseRef, gateway, seats } = await aShop()
  const { orderNo } = await pressPay(mina, courseRef)
  gateway.control.isMute = true
  await expect(comeBack(mina, courseRef, orderNo)).refuses('PAYMENT_PENDING')

  await expect(pressPay(mina, courseRef)).refuses('PAYMENT_PENDING')

  expect(gateway.control.payments.size).toBe(1)
  expect(await seats()).toEqual([1, 0])
})

test('a buyer who pays at the instant in which the same enrolment is cancelled waits for it and gets a seat', async () => {
  const { mina, courseRef, add, seats, app, channelSeq, courseSeq, classSeq, minaSeq, clock } = await aShop()
  await pressPay(mina, courseRef)
  const applicant = { userSeq: minaSeq, name: 'Mina', email: 'mina@example.com', phone: null }
  const course = { courseSeq, classSeq, vodDays: -1, courseTypeCd: '05', productKind: 'CLASS' } as const
  const ctx = await app.contextFor(channelSeq)
  await add.all('begin')
  await add.all("update enrolments set state = 'CANCELLED', hold_until = null, cancelled_at = now()")

  const held = ctx.transaction((tx) =>
    holdPlace(tx, course, { applicant, now: clock.now, holdUntil: holdUntil(clock.now), eventCode: null }),
  )
  const here =
    'select pid from pg_locks join pg_database on oid = database where datname = current_database()'
  const waiting = `select 1 from pg_locks where not granted and pid in (${here})`
  await expect.poll(async () => (await add.all(waiting)).length, { timeout: 10_000 }).toBe(1)
  await add.all('update course_rounds set seats_taken = seats_taken - 1')
  await add.all('commit')

  expect(await held).toBeGreaterThan(0)
  expect(await seats()).toEqual([1, 0])
})

test('one payment that cannot be settled keeps no other waiting', async () => {
  const shop = await aShop()
  const { mina, member, courseRef, gateway, clock, passTimer } = shop
  const jun = await member('Jun')
  const [first, second] = [await pressPay(mina, courseRef), await pressPay(jun, courseRef)]
  gateway.control.isMute = true
  for (const [who, { orderNo }] of [[mina, first] as const, [jun, second] as const])
    await expect(comeBack(who, courseRef, orderNo)).refuses('PAYMENT_PENDING')
  gateway.control.isMute = false
  const { find } = gateway
  gateway.find = (key) =>
    key.endsWith(first.orderNo) ? Promise.reject(new Error('not understood')) : find(key)

  clock.pass({ minutes: 2 })
  await expect(passTimer(reconcile)).rejects.toThrow('not understood')

  const { channelSeq } = courseRef
  expect((await jun.call(getOrder, { channelSeq, orderNo: second.orderNo })).state).toBe('PAID')
})
