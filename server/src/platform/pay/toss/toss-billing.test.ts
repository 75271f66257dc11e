import { expect, test } from 'vitest'
import { billingKeys, fakeTossBilling } from '../../../testing/fake-toss-billing.ts'
import { ProviderUnreachable } from '../gateway.ts'
import { tossBilling } from './toss-billing.ts'

const customerKey = '7c9b8d1e-5f7a-4a57-9a55-2f2a6a1f0c11'

async function aBilling(keys = billingKeys) {
  const { control, url } = await fakeTossBilling()
  const gateway = tossBilling(keys, {
    baseUrl: url,
    windowPath: () => '/payment-window/card/x',
    timeoutMs: 2000,
  })
  const issueCard = () =>
    gateway.issue({ authKey: control.nameCard(customerKey), customerKey, idempotencyKey: 'issue:1' })
  const charge = (
    billingKey: string,
    input: { chargeNo?: string; customerKey?: string; key?: string } = {},
  ) =>
    gateway.charge({
      billingKey,
      customerKey: input.customerKey ?? customerKey,
      chargeNo: input.chargeNo ?? 'sd-month-1',
      chargeName: 'A month',
      amount: 9900,
      currency: 'KRW',
      idempotencyKey: input.key ?? input.chargeNo ?? 'sd-month-1',
    })
  return { control, gateway, issueCard, charge }
}
const paid = { status: 'PAID', amount: 9900, receiptUrl: 'https://dashboard.tosspayments.com/receipt' }

test('a registration leads to the page that opens the window, below the address it comes back to', async () => {
  const { gateway } = await aBilling()
  const back = {
    successUrl: 'http://haru.localhost/register_card/1',
    failUrl: 'http://haru.localhost/register_card/1',
  }
  expect(await gateway.begin({ customerKey, customerName: 'Haru', shopName: 'Haru', ...back })).toEqual({
    redirectUrl: 'http://haru.localhost/payment-window/card/x',
  })
  expect(gateway.isTest).toBe(true)
})

test('a card is known by its company and the end of its number, and its answer may be lost', async () => {
  const { control, gateway } = await aBilling()
  const authKey = control.nameCard(customerKey)
  const issue = () => gateway.issue({ authKey, customerKey, idempotencyKey: 'issue:1' })
  control.losesAnswer = true
  await expect(issue()).rejects.toBeInstanceOf(ProviderUnreachable)

  expect(await issue()).toMatchObject({ brand: '현대카드', cardEnd: '123*' })
  expect(control.cards.size).toBe(1)
})

test('an authorization is good for one key and one payer, and needs a contract', async () => {
  const { control, gateway, issueCard } = await aBilling()
  const authKey = control.nameCard('somebody-else')
  const issue = (key: string) => gateway.issue({ authKey, customerKey, idempotencyKey: key })
  await expect(issue('a')).rejects.toMatchObject({ code: 'NOT_MATCHES_CUSTOMER_KEY' })
  control.isContracted = false
  await expect(issueCard()).rejects.toMatchObject({ code: 'NOT_SUPPORTED_METHOD' })
})

test('a charge whose answer was lost is found, and asked again charges once', async () => {
  const { control, gateway, issueCard, charge } = await aBilling()
  const { billingKey } = await issueCard()
  expect(await gateway.findCharge('sd-month-1')).toBeNull()
  control.losesAnswer = true
  await expect(charge(billingKey)).rejects.toBeInstanceOf(ProviderUnreachable)

  expect(await gateway.findCharge('sd-month-1')).toEqual(paid)
  expect(await charge(billingKey)).toEqual(paid)
  expect(await charge(billingKey, { key: 'another' })).toEqual(paid)
  expect(control.charged).toBe(1)
})

test('a card company that declines, and a pair of keys that does not match, charge nothing', async () => {
  const { control, issueCard, charge } = await aBilling()
  const { billingKey } = await issueCard()
  control.declines = 'REJECT_CARD_PAYMENT'
  expect(await charge(billingKey)).toEqual({ status: 'DECLINED', reason: 'REJECT_CARD_PAYMENT' })
  control.declines = null
  expect(await charge(billingKey, { chargeNo: 'sd-month-2', customerKey: 'somebody-else' })).toEqual({
    status: 'DECLINED',
    reason: 'NOT_MATCHES_CUSTOMER_KEY',
  })
  expect(control.charged).toBe(0)
})

test('a deleted card is charged no more, and deleting it again is no error', async () => {
  const { gateway, issueCard, charge } = await aBilling()
  const { billingKey } = await issueCard()
  await gateway.deleteKey(billingKey)
  await gateway.deleteKey(billingKey)
  expect(await charge(billingKey)).toMatchObject({ status: 'DECLINED', reason: 'NOT_FOUND_BILLING_KEY' })
})

test('keys that the provider does not accept are no refusal of a card', async () => {
  const { gateway } = await aBilling({ ...billingKeys, secretKey: 'test_sk_other' })
  await expect(gateway.findCharge('sd-month-1')).rejects.toBeInstanceOf(ProviderUnreachable)
})
