import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../../../platform/db/migrate.ts'
import { emptyDatabase, migrationsFolder } from '../../../testing/database.ts'
import { adding, type Adding } from '../../../testing/rows.ts'

const then = new Date('2026-11-20T03:00:00Z')

/** An installation of the migrations before this one, with a site, a class and a learner who bought it. */
async function anInstallationBefore(number: string) {
  const folder = mkdtempSync(join(tmpdir(), 'seodang-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of readdirSync(migrationsFolder))
    if (name < number) cpSync(join(migrationsFolder, name), join(folder, name))
  const { url, superuserUrl, drop } = await emptyDatabase(inject('template'))
  onTestFinished(async () => void (await drop()))
  await migrate(url, folder)
  const add = await adding(superuserUrl)
  onTestFinished(() => add.end())
  return { add, moveOn: () => migrate(url, migrationsFolder) }
}

async function aBuyer(add: Adding, address: string) {
  const userSeq = await add.user(`Mina ${address}`)
  const channelSeq = await add.channel(address, userSeq)
  await add.member({ channelSeq, userSeq, role: 'OWN' })
  const course = await add.course(channelSeq, { writer: userSeq })
  const attendSeq = await add.enrolment({ channelSeq, userSeq, ...course })
  const order = async (orderNo: string, state: string, paidAmount = 0) =>
    (
      await add.row<{ order_seq: number }>('orders', {
        channel_seq: channelSeq,
        order_no: orderNo,
        user_seq: userSeq,
        course_seq: course.courseSeq,
        class_seq: course.classSeq,
        attend_seq: attendSeq,
        title: 'Yoga',
        state,
        currency: 'KRW',
        price: 30_000,
        total_amount: 30_000,
        paid_amount: paidAmount,
        paid_at: paidAmount > 0 ? then : null,
        orderer_name: 'Mina',
        orderer_email: 'mina@example.com',
        created_at: then,
        expires_at: then,
      })
    ).order_seq
  const payment = (orderSeq: number, key: string, state: string) =>
    add.row<{ payment_seq: number }>('payments', {
      channel_seq: channelSeq,
      order_seq: orderSeq,
      pay_method_cd: '00',
      gateway: 'sandbox',
      payment_key: key,
      redirect_url: `https://pay.example/${key}`,
      currency: 'KRW',
      amount: 30_000,
      state,
      created_at: then,
      confirming_at: state === 'REQUESTED' ? null : then,
      paid_at: state === 'PAID' ? then : null,
    })
  return { channelSeq, order, payment }
}

test('payments of an older build keep the key they were asked under; of several open ones of an order one goes on', async () => {
  const { add, moveOn } = await anInstallationBefore('0097')
  for (const address of ['haru', 'sodam']) {
    const { channelSeq, order, payment } = await aBuyer(add, address)
    const open = await order(`${address}-1`, 'CREATED')
    for (const key of ['a', 'b', 'c']) await payment(open, key, 'REQUESTED')
    const unsure = await order(`${address}-2`, 'CREATED')
    await payment(unsure, 'd', 'CONFIRMING')
    await payment(unsure, 'e', 'REQUESTED')
    await payment(await order(`${address}-3`, 'PAID', 30_000), 'f', 'PAID')
    await add.row('payment_webhooks', {
      channel_seq: channelSeq,
      gateway: 'sandbox',
      event_id: 'old',
      received_at: then,
    })
  }

  await moveOn()

  const rows = await add.all<object>(
    `select payment_key, state, idempotency_key like '%-' || payment_seq as is_later,
       check_at is not null as is_checked, unsure_since is not null as is_unsure
     from payments order by channel_seq, payment_key`,
  )
  const ofOne = [
    { payment_key: 'a', state: 'EXPIRED', is_later: true, is_checked: true, is_unsure: false },
    { payment_key: 'b', state: 'EXPIRED', is_later: true, is_checked: true, is_unsure: false },
    { payment_key: 'c', state: 'REQUESTED', is_later: false, is_checked: false, is_unsure: false },
    { payment_key: 'd', state: 'CONFIRMING', is_later: false, is_checked: true, is_unsure: true },
    { payment_key: 'e', state: 'EXPIRED', is_later: true, is_checked: true, is_unsure: false },
    { payment_key: 'f', state: 'PAID', is_later: false, is_checked: true, is_unsure: false },
  ]
  expect(rows).toEqual([...ofOne, ...ofOne])
  expect(await add.all("select idempotency_key from payments where payment_key in ('c', 'd', 'f')")).toEqual(
    expect.arrayContaining([{ idempotency_key: 'haru-1' }, { idempotency_key: 'sodam-2' }]),
  )
  expect(await add.all('select distinct state, type from payment_webhooks')).toEqual([
    { state: 'DONE', type: 'PAID' },
  ])
})

test('orders of an older build were charged as they were shown', async () => {
  const { add, moveOn } = await anInstallationBefore('0098')
  for (const address of ['haru', 'sodam']) {
    const { order } = await aBuyer(add, address)
    await order(`${address}-1`, 'PAID', 30_000)
  }

  await moveOn()

  const shown = 'order_no, currency, currency_shown, amount_shown::int, exchange_rate'
  const order = { currency: 'KRW', currency_shown: 'KRW', amount_shown: 30_000, exchange_rate: null }
  expect(await add.all(`select ${shown} from orders order by order_no`)).toEqual([
    { order_no: 'haru-1', ...order },
    { order_no: 'sodam-1', ...order },
  ])
})

test('orders of an older build get their item, with the access that was sold and the place it paid for', async () => {
  const { add, moveOn } = await anInstallationBefore('0098')
  for (const address of ['haru', 'sodam']) {
    const { order } = await aBuyer(add, address)
    await order(`${address}-1`, 'PAID', 30_000)
    await order(`${address}-2`, 'CREATED')
  }

  await moveOn()

  const items = await add.all(
    `select order_no, kind, item.title, unit_price, item.paid_amount, access_days, item.currency, consented_at,
       exists (select from enrolments where enrolments.attend_seq = item.attend_seq) as has_place
     from order_items item join orders using (channel_seq, order_seq) order by order_no`,
  )
  const item = {
    kind: 'COURSE',
    title: 'Yoga',
    unit_price: 30_000,
    access_days: -1,
    currency: 'KRW',
    consented_at: then,
    has_place: true,
  }
  expect(items).toEqual([
    { ...item, order_no: 'haru-1', paid_amount: 30_000 },
    { ...item, order_no: 'haru-2', paid_amount: 0 },
    { ...item, order_no: 'sodam-1', paid_amount: 30_000 },
    { ...item, order_no: 'sodam-2', paid_amount: 0 },
  ])
})

test('the ledger of an older build is entered from its payments and refunds, and balances', async () => {
  const { add, moveOn } = await anInstallationBefore('0097')
  for (const address of ['haru', 'sodam']) {
    const { channelSeq, order, payment } = await aBuyer(add, address)
    await payment(await order(`${address}-1`, 'PAID', 30_000), 'a', 'PAID')
    const refunded = await order(`${address}-2`, 'PARTIALLY_REFUNDED', 30_000)
    await add.all(`update orders set refunded_amount = 10000 where order_seq = ${refunded}`)
    const { payment_seq } = await payment(refunded, 'b', 'PAID')
    await add.all(
      `update payments set state = 'PARTIALLY_REFUNDED', refunded_amount = 10000 where payment_seq = ${payment_seq}`,
    )
    await add.row('refunds', {
      channel_seq: channelSeq,
      payment_seq,
      amount: 10_000,
      reason: 'x',
      state: 'DONE',
      idempotency_key: 'r',
      created_at: then,
      done_at: then,
    })
    await order(`${address}-3`, 'CREATED')
  }

  await moveOn()

  expect(
    await add.all(
      'select kind, amount::int, day, is_test from money_entries order by channel_seq, kind, payment_seq',
    ),
  ).toEqual(
    ['haru', 'sodam'].flatMap(() => [
      { kind: 'CAPTURE', amount: 30_000, day: '2026-11-20', is_test: true },
      { kind: 'CAPTURE', amount: 30_000, day: '2026-11-20', is_test: true },
      { kind: 'REFUND', amount: -10_000, day: '2026-11-20', is_test: true },
    ]),
  )
  expect(await add.all('select count_unbalanced_orders()::int as count')).toEqual([{ count: 0 }])
})
