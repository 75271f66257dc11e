import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  downloadSettlementEntries,
  getSettlementProducts,
  listSettlements,
} from 'contract/money/settlements/api'
import { aShop, buy, PRICE } from '../../../testing/orders-world.ts'
import { aSellingSite } from '../../../testing/settlements-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { closeMonths } from './settlements.jobs.ts'

test('a month stays open until it ended; then it is closed once, with its fee and tax in the ledger', async () => {
  const { close, passDays, statements, charges } = await aSellingSite()
  await close()
  const november = {
    month: '2026-11',
    currency: 'KRW',
    salesAmount: 2 * PRICE,
    salesCount: 2,
    refundAmount: 0,
    netAmount: 2 * PRICE,
    feeRate: 350,
    feeAmount: 2100,
    taxAmount: 210,
    restAmount: 57_690,
    isTest: false,
  }
  expect(await statements()).toMatchObject([{ ...november, state: 'OPEN', closedAt: null }])
  expect(await charges()).toEqual([])

  passDays(10)
  await close()
  await close()

  expect(await statements()).toMatchObject([{ ...november, state: 'CLOSED' }])
  expect(await charges()).toEqual([
    { kind: 'FEE', amount: -2100, free: false },
    { kind: 'TAX', amount: -210, free: false },
  ])
})

test('a refund after the month was closed stands in the next one, with its fee given back', async () => {
  const { close, passDays, refund, statements } = await aSellingSite()
  passDays(10)
  await close()
  await refund()
  passDays(31)
  await close()

  expect(await statements()).toMatchObject([
    {
      month: '2026-12',
      state: 'CLOSED',
      salesAmount: 0,
      refundAmount: PRICE,
      refundCount: 1,
      feeAmount: -1050,
      taxAmount: -105,
    },
    { month: '2026-11', state: 'CLOSED', salesAmount: 2 * PRICE, refundAmount: 0 },
  ])
})

test('sales that came with a site, and what is refunded of them, are never settled', async () => {
  const { add, close, passDays, refund, statements, charges } = await aSellingSite()
  passDays(10)
  await close()
  // As an import leaves them: without a fee, in a statement that is closed.
  await add.all(`set session_replication_role = replica;
    delete from money_entries where kind in ('FEE', 'TAX'); delete from payouts;
    update settlements set is_imported = true, fee_rate = 0, fee_amount = 0, tax_amount = 0, collected_amount = 0;
    set session_replication_role = origin`)
  await refund()
  passDays(31)
  await close()

  expect(await statements()).toMatchObject([{ month: '2026-11', state: 'CLOSED', feeAmount: 0 }])
  expect(await charges()).toEqual([])
})

test('what a provider reports of a closed month later is booked in the open month', async () => {
  const { add, close, passDays, statements } = await aSellingSite()
  passDays(10)
  await close()
  await add.all(`insert into money_entries
    (channel_seq, kind, amount, currency, day, occurred_at, item_no, payment_seq, is_test)
    select channel_seq, 'CAPTURE', 5000, 'KRW', '2026-11-30', '2026-11-30T12:00:00Z', 9, min(payment_seq), false
    from payments group by channel_seq`)

  expect(await statements()).toMatchObject([
    { month: '2026-12', state: 'OPEN', salesAmount: 5000 },
    { month: '2026-11', state: 'CLOSED', salesAmount: 2 * PRICE },
  ])
})

test('test payments make a statement marked as such, which is never closed', async () => {
  const shop = await aShop()
  await buy(shop.mina, shop.courseRef)
  shop.clock.pass({ minutes: 10 * 24 * 60 })
  await shop.passTimer(closeMonths)

  const { owner, mina, channelSeq } = shop
  const { list } = await owner.call(listSettlements, { channelSeq })
  expect(list).toMatchObject([
    { month: '2026-11', state: 'OPEN', isTest: true, salesAmount: PRICE, feeAmount: 0 },
  ])
  await expect(mina.call(listSettlements, { channelSeq })).refuses('NOT_ALLOWED')
})

test('the sums by product are those of the statement, before and after it was closed', async () => {
  const { owner, channelSeq, refund, passDays, close } = await aSellingSite()
  await refund()
  const products = async () =>
    (await owner.call(getSettlementProducts, { channelSeq, settlementMonth: '2026-11', query: {} })).list
  const expected = [{ salesCount: 2, salesAmount: 2 * PRICE, refundAmount: PRICE }]

  expect(await products()).toMatchObject(expected)
  passDays(10)
  await close()
  expect(await products()).toMatchObject(expected)
})

test('the payments and refunds of a month are a spreadsheet whose amounts add up to its net sales', async () => {
  const { app, owner, mina, channelSeq, refund, passDays, close, statements } = await aSellingSite()
  await refund()
  const november = { channelSeq, settlementMonth: '2026-11', body: {} }
  async function entries(month = '2026-11') {
    const of = { ...november, settlementMonth: month }
    const [heads = [], ...rows] = await rowsAt(app, (await owner.call(downloadSettlementEntries, of)).url)
    return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]])))
  }
  const expected = [
    { 구분: '결제', 금액: PRICE, 통화: 'KRW', '시험 결제': 'N' },
    { 구분: '결제', 금액: PRICE },
    { 구분: '환불', 금액: -PRICE },
  ]
  expect(await entries()).toMatchObject(expected)
  expect(await entries('2026-10')).toEqual([])
  passDays(10)
  await close()
  expect(await entries()).toMatchObject(expected)
  expect(await statements()).toMatchObject([{ month: '2026-11', netAmount: PRICE }])
  await expect(mina.call(downloadSettlementEntries, november)).refuses('NOT_ALLOWED')
})

test('the database keeps a closed statement as it is, and equal to the ledger', async () => {
  const { add, close, passDays, channelSeq } = await aSellingSite()
  passDays(10)
  await close()

  await expect(add.all('update settlements set sales_amount = sales_amount + 1')).rejects.toThrow(
    'a closed settlement is never changed',
  )
  await expect(
    add.all(
      `insert into money_entries (channel_seq, kind, amount, currency, day, occurred_at, is_test, settlement_no)
       select channel_seq, 'FEE', -1, 'KRW', '2026-12-01', '2026-12-01T03:00:00Z', false, settlement_no from settlements`,
    ),
  ).rejects.toThrow('fits no open settlement')
  await expect(
    add.row('settlements', {
      channel_seq: channelSeq,
      month: '2026-12-01',
      currency: 'KRW',
      state: 'CLOSED',
      sales_amount: 1,
      fee_rate: 0,
      closed_at: new Date(),
    }),
  ).rejects.toThrow('differs from the ledger')
})

test('whatever is paid and refunded when, the statements together are the ledger, and closed ones never change', async () => {
  const { add, close, passDays, refund, statements, channelSeq, clock } = await aSellingSite()
  await refund()
  let itemNo = 100
  const enter = (kind: 'CAPTURE' | 'REFUND', amount: number) => {
    itemNo += 1
    return add.all(
      `insert into money_entries
         (channel_seq, kind, amount, currency, day, occurred_at, item_no, payment_seq, refund_seq, is_test)
       select $1, $2, $3, 'KRW', ($4::timestamptz at time zone 'Asia/Seoul')::date, $4, $5,
         (select min(payment_seq) from payments),
         case when $2 = 'REFUND' then (select min(refund_seq) from refunds) end, false`,
      [channelSeq, kind, kind === 'REFUND' ? -amount : amount, clock.now, itemNo],
    )
  }
  const act = fc.record({
    what: fc.constantFrom('CAPTURE', 'REFUND', 'close'),
    amount: fc.integer({ min: 1, max: 999_999 }),
    days: fc.integer({ min: 0, max: 15 }),
  })
  // Of a closed one, only where its unpaid rest went is filled in later.
  const closedOnes = async () =>
    (await statements()).filter(({ state }) => state === 'CLOSED').map((one) => ({ ...one, movedTo: null }))

  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 5 }), async (acts) => {
      const before = await closedOnes()
      for (const { what, amount, days } of acts) {
        passDays(days)
        await (what === 'close' ? close() : enter(what, amount))
      }
      const [ledger] = await add.all<{ net: number }>(
        "select sum(amount)::int as net from money_entries where kind in ('CAPTURE', 'REFUND')",
      )
      const all = await statements()
      expect(all.reduce((sum, { netAmount }) => sum + netAmount, 0)).toBe(ledger?.net)
      const closed = await closedOnes()
      expect(closed.slice(closed.length - before.length)).toEqual(before)
      expect(new Set(all.map(({ month }) => month)).size).toBe(all.length)
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
