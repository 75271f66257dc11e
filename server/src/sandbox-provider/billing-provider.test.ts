import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runSandboxBilling } from '../testing/sandbox-billing.ts'
import type { CardKind } from './billing.ts'

const noon = Date.parse('2026-11-21T03:00:00Z')
const DAY_MS = 86_400_000

async function aProvider() {
  let now = noon
  const sandbox = await runSandboxBilling(() => new Date(now))
  const { gateway, choose } = sandbox
  const begin = (customerKey = 'customer-1') =>
    gateway.begin({
      customerKey,
      customerName: 'Haru',
      shopName: 'Seodang',
      successUrl: 'http://localhost/register_card/1?next=/x',
      failUrl: 'http://localhost/register_card/1?next=/x',
    })
  async function issueCard(kind: CardKind) {
    const { redirectUrl } = await begin()
    const back = await choose(redirectUrl, 'register', kind)
    const authKey = back.searchParams.get('authKey') ?? ''
    return gateway.issue({ authKey, customerKey: 'customer-1', idempotencyKey: 'i' })
  }
  const charge = (billingKey: string, chargeNo: string, customerKey = 'customer-1') =>
    gateway.charge({
      billingKey,
      customerKey,
      chargeNo,
      chargeName: 'A month',
      amount: 9900,
      currency: 'KRW',
      idempotencyKey: chargeNo,
    })
  const passDays = (days: number) => void (now += days * DAY_MS)
  return { ...sandbox, begin, issueCard, charge, passDays }
}
const paid = { status: 'PAID', amount: 9900, receiptUrl: null }
const declined = (reason: string) => ({ status: 'DECLINED', reason })

test('a payer names a card and comes back with what a key is issued for, the same one when asked again', async () => {
  const { begin, choose, gateway } = await aProvider()
  const { redirectUrl } = await begin()

  const back = await choose(redirectUrl, 'register')

  expect([back.pathname, back.searchParams.get('next')]).toEqual(['/register_card/1', '/x'])
  const authKey = back.searchParams.get('authKey') ?? ''
  const issue = (customerKey: string) => gateway.issue({ authKey, customerKey, idempotencyKey: 'i' })
  const card = await issue('customer-1')
  expect(card).toMatchObject({ brand: 'Sandbox', cardEnd: '4242' })
  expect(await issue('customer-1')).toEqual(card)
  await expect(issue('customer-2')).rejects.toMatchObject({ code: 'NOT_MATCHES_CUSTOMER_KEY' })
})

test.each([
  ['cancel', 'PAY_PROCESS_CANCELED'],
  ['refuse', 'REJECT_CARD_COMPANY'],
])('a payer who presses %s comes back with a code, and the page is over', async (choice, code) => {
  const { begin, choose, http } = await aProvider()
  const { redirectUrl } = await begin()
  const page = () => http.inject({ url: new URL(redirectUrl).pathname })
  expect((await page()).body).toContain('name="choice" value="register"')

  const back = await choose(redirectUrl, choice)

  expect(Object.fromEntries(back.searchParams)).toEqual({ next: '/x', code })
  expect((await page()).body).not.toContain('name="choice"')
})

test('cards pay, decline at once, decline after two charges, and expire', async () => {
  const { issueCard, charge, passDays } = await aProvider()
  const [good, bad, later, expiring] = [
    await issueCard('GOOD'),
    await issueCard('DECLINES'),
    await issueCard('DECLINES_LATER'),
    await issueCard('EXPIRES'),
  ]
  expect(await charge(good.billingKey, 'good-1')).toEqual(paid)
  expect(await charge(bad.billingKey, 'bad-01')).toEqual(declined('REJECT_CARD_PAYMENT'))
  expect(await charge(later.billingKey, 'later-1')).toEqual(paid)
  expect(await charge(later.billingKey, 'later-2')).toEqual(paid)
  expect(await charge(later.billingKey, 'later-3')).toEqual(declined('REJECT_CARD_PAYMENT'))
  expect(await charge(expiring.billingKey, 'expiring-1')).toEqual(paid)
  passDays(41)
  expect(await charge(expiring.billingKey, 'expiring-2')).toEqual(declined('INVALID_CARD_EXPIRATION'))
})

test('one number is charged once, is found by it, and belongs to one card', async () => {
  const { issueCard, charge, gateway, state } = await aProvider()
  const { billingKey } = await issueCard('DECLINES_LATER')
  const answers = await Promise.all(Array.from({ length: 5 }, () => charge(billingKey, 'month-1')))

  expect(answers).toEqual(Array.from({ length: 5 }, () => paid))
  expect(Object.keys(state.charges)).toHaveLength(1)
  expect(await gateway.findCharge('month-1')).toEqual(paid)
  expect(await gateway.findCharge('month-2')).toBeNull()
  await expect(charge(billingKey, 'month-2', 'customer-2')).rejects.toMatchObject({
    code: 'NOT_MATCHES_CUSTOMER_KEY',
  })
})

test('a deleted card is charged no more, and deleting it again is no error', async () => {
  const { issueCard, charge, gateway } = await aProvider()
  const { billingKey } = await issueCard('GOOD')

  await gateway.deleteKey(billingKey)
  await gateway.deleteKey(billingKey)
  await gateway.deleteKey('sbk_unknown')

  await expect(charge(billingKey, 'month-1')).rejects.toMatchObject({ code: 'NOT_FOUND_BILLING_KEY' })
})

test('what was answered is kept over a restart', async () => {
  const { issueCard, charge, folder } = await aProvider()
  const { billingKey } = await issueCard('GOOD')
  await charge(billingKey, 'month-1')
  const kept = readFileSync(join(folder, 'billing.json'), 'utf8')
  expect(kept).toContain(billingKey)
  expect(kept).toContain('month-1')
})

test('a charge is found and given back as a payment under its number; a declined one is none', async () => {
  const { issueCard, charge, payments } = await aProvider()
  const { billingKey } = await issueCard('GOOD')
  await charge(billingKey, 'month-1')
  await charge(billingKey, 'month-1')
  expect(await payments.find('month-1')).toMatchObject({ status: 'ENDED', amount: 9900, cancelledAmount: 0 })

  const refund = { paymentKey: 'month-1', reason: 'asked for', refundAccount: null }
  expect(await payments.cancel({ ...refund, amount: 4000, idempotencyKey: 'r1' })).toEqual({
    cancelledAmount: 4000,
  })
  expect(await payments.cancel({ ...refund, amount: 5900, idempotencyKey: 'r2' })).toEqual({
    cancelledAmount: 9900,
  })

  const { billingKey: bad } = await issueCard('DECLINES')
  await charge(bad, 'month-2')
  expect(await payments.find('month-2')).toBeNull()
})
