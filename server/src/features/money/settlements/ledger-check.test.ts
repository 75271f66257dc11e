import { expect, test } from 'vitest'
import { createCoupon, registerCoupon } from 'contract/money/coupons/api'
import { getHealth } from 'contract/views/operator-health/api'
import { couponBody } from '../../../testing/coupons-world.ts'
import { comeBack } from '../../../testing/orders-world.ts'
import { aPackageShop } from '../../../testing/packages-world.ts'
import { aSellingSite } from '../../../testing/settlements-world.ts'
import { checkLedger } from './ledger-check.jobs.ts'

/** A site that sold, refunded and closed its November, and what the operator reads after a night. */
async function aCheckedSite() {
  const site = await aSellingSite()
  const { operator, passTimer, app, mails, add } = site
  const check = async () => {
    await passTimer(checkLedger)
    const { parts } = await operator.call(getHealth, {})
    return parts.find(({ part }) => part === 'books')
  }
  const warnings = async () => {
    await app.workOnce()
    return mails.filter(({ subject }) => subject.includes('장부와 맞지 않는')).length
  }
  /** A fault that the database itself would refuse. */
  const plant = async (table: string, statement: string) => {
    await add.all(`alter table ${table} disable trigger all`)
    await add.all(statement)
    await add.all(`alter table ${table} enable trigger all`)
  }
  return { ...site, check, warnings, plant }
}

test('what was sold, refunded and closed agrees, and the page says when that was looked at', async () => {
  const { check, refund, passDays, close, warnings } = await aCheckedSite()
  await refund()
  passDays(10)
  await close()

  expect(await check()).toMatchObject({
    verdict: 'ok',
    facts: { checkedAt: '2026-12-01 12:00', checkedSites: '1' },
    advice: null,
  })
  expect(await warnings()).toBe(0)
})

test.each([
  ['ORDER_ITEMS', 'order_items', 'update order_items set unit_price = unit_price + 1'],
  ['ORDER_LEDGER', 'money_entries', "update money_entries set amount = amount + 1 where kind = 'CAPTURE'"],
  ['PAYMENT_LEDGER', 'money_entries', "delete from money_entries where kind = 'CAPTURE'"],
  ['REFUND_LEDGER', 'money_entries', "delete from money_entries where kind = 'REFUND'"],
  ['REFUNDS_ABOVE_PAID', 'refunds', 'update refunds set amount = amount * 2'],
  ['SEATS', 'course_rounds', 'update course_rounds set seats_taken = seats_taken + 1'],
  ['STATEMENTS', 'settlements', 'update settlements set sales_amount = sales_amount + 1'],
])('a planted fault is found: %s', async (what, table, statement) => {
  const { check, refund, passDays, close, plant, warnings } = await aCheckedSite()
  await refund()
  passDays(10)
  await close()
  await plant(table, statement)

  const found = await check()
  expect(found).toMatchObject({ verdict: 'down', advice: 'BOOKS_DIFFER', facts: { differingSites: 'haru' } })
  expect(Number(found?.facts[what as 'SEATS'])).toBeGreaterThan(0)
  await check()
  expect(await warnings()).toBe(1)
})

test.each([
  [
    'OPEN_PAYMENTS',
    'payments',
    "update payments set state = 'CONFIRMING', order_seq = (select min(order_seq) from orders)",
  ],
  [
    'COUPON_USES',
    'coupon_uses',
    `insert into coupon_uses
       (channel_seq, coupon_issue_seq, order_seq, item_no, discount_amount, state, reserved_at, reserved_until, used_at)
     select channel_seq, 1, order_seq, 1, 10, 'USED', created_at, created_at, created_at from orders`,
  ],
])('what a lost index would let through is found: %s', async (what, table, statement) => {
  const { check, plant, add } = await aCheckedSite()
  await add.all('drop index payments_one_open, coupon_uses_once')
  await plant(table, statement)
  const found = await check()
  expect(Number(found?.facts[what as 'SEATS'])).toBeGreaterThan(0)
})

test('a package that was bought with a coupon agrees with it', async () => {
  const { channelSeq, owner, mina, packageRef, pressPackage, passTimer, add } = await aPackageShop()
  await owner.call(createCoupon, { channelSeq, body: couponBody() })
  const { couponIssueSeq } = await mina.call(registerCoupon, { channelSeq, body: { code: 'WELCOME8' } })
  const { orderNo } = await pressPackage(mina, { totalAmount: 42_000, couponIssueSeq })
  await comeBack(mina, packageRef, orderNo, { amount: 42_000 })

  await passTimer(checkLedger)

  expect(await add.all('select what, number from ledger_differences')).toEqual([])
})

test('two nights without a check are a warning', async () => {
  const { check, clock, operator } = await aCheckedSite()
  await check()
  clock.pass({ days: 3 })
  const { parts } = await operator.call(getHealth, {})
  expect(parts.find(({ part }) => part === 'books')).toMatchObject({
    verdict: 'warn',
    advice: 'BOOKS_UNCHECKED',
  })
})
