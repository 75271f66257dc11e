import { expect, test } from 'vitest'
import { listMyOrders, listSales } from 'contract/money/orders/api'
import { cancelEnrolment, enrolFree } from 'contract/workflows/admissions/api'
import { applyForPlace, withdrawApplication } from 'contract/workflows/admissions/applications.api'
import { aShop } from '../../../testing/orders-world.ts'

type Shop = Awaited<ReturnType<typeof aShop>>
const contact = { name: 'Mina', email: 'mina@example.com', phone: '' }

const ordersOf = (shop: Shop) =>
  shop.mina.call(listMyOrders, { channelSeq: shop.channelSeq, query: { page: 1, size: 20 } })
const salesOf = (shop: Shop, query: object = {}) =>
  shop.owner.call(listSales, { channelSeq: shop.channelSeq, query: { page: 1, size: 20, ...query } })

test('a free class leaves an order of zero, which is paid and cancelled with the enrolment', async () => {
  const shop = await aShop({ price: 0 })
  const { attendSeq } = await shop.mina.call(enrolFree, shop.courseRef)

  const { list, total } = await ordersOf(shop)
  expect(total).toBe(1)
  expect(list).toMatchObject([
    {
      state: 'PAID',
      price: 0,
      totalAmount: 0,
      paidAmount: 0,
      payMethodCd: '99',
      courseSeq: shop.courseRef.courseSeq,
    },
  ])

  await shop.owner.call(cancelEnrolment, { ...shop.courseRef, attendSeq, body: { reason: '' } })
  expect((await ordersOf(shop)).list).toMatchObject([{ state: 'CANCELLED', refundedAmount: 0 }])
})

test('orders of zero stand among the sales where they are asked for, and never in their sums', async () => {
  const shop = await aShop({ price: 0 })
  await shop.mina.call(enrolFree, shop.courseRef)

  expect(await salesOf(shop)).toMatchObject({ list: [] })
  const free = await salesOf(shop, { payMethodCd: '99' })
  expect(free.list).toMatchObject([{ totalAmount: 0, paidYN: 'N', payMethodCd: '99', ordererName: 'Mina' }])
  expect(free.total).toBe(1)
  expect((await salesOf(shop, { q: 'Mina' })).list).toHaveLength(1)
})

test('a price that is taken off whole stands in the order', async () => {
  const shop = await aShop()
  await shop.add.all('update courses set discount_price = 0')
  await shop.mina.call(enrolFree, shop.courseRef)

  expect((await ordersOf(shop)).list).toMatchObject([
    { price: 30_000, discountAmount: 30_000, totalAmount: 0 },
  ])
  expect((await salesOf(shop)).list).toHaveLength(1)
})

test('a full class, a second press and a failure leave no order', async () => {
  const shop = await aShop({ price: 0, seats: 1 })
  const late = await shop.member('Late')
  const outcomes = await Promise.allSettled([
    shop.mina.call(enrolFree, shop.courseRef),
    shop.mina.call(enrolFree, shop.courseRef),
    late.call(enrolFree, shop.courseRef),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await shop.add.all('select 1 from orders')).toHaveLength(1)
  expect(await shop.add.all('select 1 from order_items')).toHaveLength(1)
  expect(await shop.add.all('select 1 from enrolments')).toHaveLength(1)
})

test('an application for a free class has its order from the start, until it is withdrawn', async () => {
  const shop = await aShop({ price: 0 })
  await shop.add.all("update courses set choise_type_cd = '01'")
  await shop.mina.call(applyForPlace, { ...shop.courseRef, body: contact })

  expect((await ordersOf(shop)).list).toMatchObject([{ state: 'PAID', totalAmount: 0 }])
  await shop.mina.call(withdrawApplication, shop.courseRef)
  expect((await ordersOf(shop)).list).toMatchObject([{ state: 'CANCELLED' }])
})

/** What an enrolment wrote, without its numbers and times. */
async function written({ add }: Shop) {
  const rows = async (table: string) =>
    (await add.all<Record<string, unknown>>(`select * from ${table}`)).map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => !/_seq$|_at$|_no$|^(starts|expires|valid)/.test(name)),
      ),
    )
  return {
    enrolments: await rows('enrolments'),
    grants: await rows('access_grants'),
    orders: await rows('orders'),
    items: await rows('order_items'),
    rounds: await rows('course_rounds'),
  }
}

test('an enrolment in one statement leaves what one in steps leaves', async () => {
  const plain = await aShop({ price: 0 })
  await plain.mina.call(enrolFree, plain.courseRef)
  const limited = await aShop({ price: 0 })
  await limited.add.all(
    'insert into student_limits (channel_seq, student_limit, changed_at) values ($1, 5, now())',
    [limited.channelSeq],
  )
  await limited.mina.call(enrolFree, limited.courseRef)

  expect(await written(plain)).toEqual(await written(limited))
})
