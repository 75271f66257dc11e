import { expect, test } from 'vitest'
import { listMyCourses } from 'contract/views/my-classes/api'
import { REFUND_TERMS_VERSION } from 'contract/money/orders/refunds.rules'
import { aShop, buy, comeBack, pressPay, PRICE } from '../../../testing/orders-world.ts'

test('what was sold is kept with the item: its access stays as long as it was when it was bought', async () => {
  const { mina, courseRef, add, clock, channelSeq } = await aShop({ vodDays: 30 })
  const { orderNo } = await pressPay(mina, courseRef)
  await add.all('update courses set vod_days = 7')

  await comeBack(mina, courseRef, orderNo)

  const [validAt] = (await mina.call(listMyCourses, { channelSeq })).list.map((course) => course.validAt)
  expect(Date.parse(String(validAt)) - clock.now.getTime()).toBeGreaterThan(29 * 86_400_000)
  expect(
    await add.all(
      `select access_days, refund_terms_version, consented_at, orders.currency, currency_shown, amount_shown::int, exchange_rate
         from order_items join orders using (channel_seq, order_seq)`,
    ),
  ).toEqual([
    {
      access_days: 30,
      refund_terms_version: REFUND_TERMS_VERSION,
      consented_at: clock.now,
      currency_shown: 'KRW',
      currency: 'KRW',
      amount_shown: PRICE,
      exchange_rate: null,
    },
  ])
})

test.each([
  [
    'an order that differs from its items',
    'update orders set price = price + 1, total_amount = total_amount + 1, amount_shown = amount_shown + 1',
  ],
  ['a item that was paid and its order was not', 'update order_items set paid_amount = 0'],
  ['more refunded than paid', `update order_items set refunded_amount = ${PRICE + 1}`],
  ['a item in another currency than its order', "update order_items set currency = 'USD'"],
  ['a payment in another currency than its order', "update payments set currency = 'USD'"],
])('the database refuses %s', async (_, statement) => {
  const { mina, courseRef, add } = await aShop()
  await buy(mina, courseRef)

  await expect(add.all(statement)).rejects.toThrow()
})
