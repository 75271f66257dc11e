import { expect, test } from 'vitest'
import { getDashboard } from 'contract/growth/statistics/api'
import { listSales, refundOrder } from 'contract/money/orders/api'
import { aShop, buy, PRICE } from '../../../testing/orders-world.ts'
import type { Adding } from '../../../testing/rows.ts'

async function aSale() {
  const shop = await aShop()
  const { orderNo } = await buy(shop.mina, shop.courseRef)
  const { owner, channelSeq, add } = shop
  return {
    ...shop,
    orderNo,
    sales: () => owner.call(listSales, { channelSeq, query: {} }),
    refund: () => owner.call(refundOrder, { channelSeq, orderNo, body: { reason: 'asked for it' } }),
    entries: () =>
      add.all(
        'select kind, amount::int, currency, day, is_test, settlement_no from money_entries order by entry_seq',
      ),
  }
}

test('what comes in and what goes back is entered with its day in Seoul, in the transaction that made it so', async () => {
  const { refund, entries, clock } = await aSale()
  clock.pass({ minutes: 13 * 60 })
  await refund()

  const entry = { currency: 'KRW', is_test: true, settlement_no: null }
  expect(await entries()).toEqual([
    { ...entry, kind: 'CAPTURE', amount: PRICE, day: '2026-11-21' },
    { ...entry, kind: 'REFUND', amount: -PRICE, day: '2026-11-22' },
  ])
})

test('sums of sales and of the dashboard are taken from the ledger; what came after midnight is of that day', async () => {
  const { refund, sales, owner, channelSeq, clock } = await aSale()
  clock.pass({ minutes: 13 * 60 })
  await refund()

  expect(await sales()).toMatchObject({
    total: 1,
    paidSum: PRICE,
    refundedSum: PRICE,
    sums: [{ currency: 'KRW', paid: PRICE, refunded: PRICE }],
  })
  const query = { startAt: '2026-11-21', endAt: '2026-11-22' }
  const { baseChannel } = await owner.call(getDashboard, { channelSeq, query })
  expect(
    baseChannel.map(({ paymentAmountKrw, cancelAmountKrw }) => [paymentAmountKrw, cancelAmountKrw]),
  ).toEqual([
    [PRICE, 0],
    [0, PRICE],
  ])
})

test('money of the sandbox is in no sum once a provider takes real money', async () => {
  const { sales, add, channelSeq, clock } = await aSale()
  expect(await sales()).toMatchObject({ total: 1, paidSum: PRICE })
  await add.row('merchants', {
    channel_seq: channelSeq,
    provider: 'toss',
    mode: 'live',
    account_key: 'live_ck',
    public_keys: '{}',
    sealed_keys: '{}',
    secret_ends: '{}',
    notice_token: 'token',
    connected_at: clock.now,
    checked_at: clock.now,
  })

  expect(await sales()).toMatchObject({ total: 1, paidSum: 0, refundedSum: 0 })
})

test.each([
  ['changed', 'update money_entries set amount = amount + 1'],
  ['deleted', 'delete from money_entries'],
  ['emptied', 'truncate money_entries'],
])('an entry is never %s', async (_, statement) => {
  const { add } = await aSale()

  await expect(add.all(statement)).rejects.toThrow('an entry of the ledger is never changed')
})

test('an entry becomes part of a settlement once', async () => {
  const { add } = await aSale()
  await add.all('alter table money_entries disable trigger join_open_settlement')
  await add.all(
    "insert into settlements (channel_seq, month, currency, fee_rate, state, closed_at, sales_amount) select channel_seq, '2026-11-01', 'KRW', 0, 'CLOSED', occurred_at, 0 from money_entries",
  )
  await add.all('update money_entries set settlement_no = (select settlement_no from settlements)')

  await expect(add.all('update money_entries set settlement_no = null')).rejects.toThrow('never changed')
})

const isUnbalanced = async (add: Adding) => {
  const [row] = await add.all<{ count: number }>('select count_unbalanced_orders()::int as count')
  return (row?.count ?? 0) > 0
}

test('an order that the ledger does not know counts as unbalanced', async () => {
  const { add, refund } = await aSale()
  expect(await isUnbalanced(add)).toBe(false)
  await refund()
  expect(await isUnbalanced(add)).toBe(false)

  await add.all('alter table money_entries disable trigger all')
  await add.all("delete from money_entries where kind = 'REFUND'")
  expect(await isUnbalanced(add)).toBe(true)
})
