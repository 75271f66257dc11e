import { expect, test } from 'vitest'
import { completeMemberCard } from 'contract/money/memberships/api'
import { listSales, refundOrder } from 'contract/money/orders/api'
import { saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import { merchantBilling, merchantGateways } from '../../../platform/pay/merchant-gateways.ts'
import { BILLING_WINDOW, billingWindowAt } from '../../../platform/pay/toss/billing-window.ts'
import { fakeToss, tossKeys } from '../../../testing/fake-toss.ts'
import { fakeTossBilling } from '../../../testing/fake-toss-billing.ts'
import { aMembershipOf, MONTH } from '../../../testing/memberships-world.ts'
import { testKeys } from '../../../testing/merchants-world.ts'
import { aShop } from '../../../testing/orders-world.ts'

/** A membership of a site that is paid through its own account at Toss Payments. */
async function aMembershipAtToss() {
  const world = await aMembershipOf(await aShop())
  const { app, clock, owner, channelSeq } = world
  const { secrets } = app.ports
  const toss = await fakeToss(() => clock.now)
  const billing = await fakeTossBilling({ secretKey: tossKeys.secretKey, onCharged: toss.control.charge })
  Object.assign(app.ports, {
    merchantGateways: merchantGateways({ secrets, now: () => clock.now, urls: { toss: toss.url } }),
    merchantBilling: merchantBilling({ secrets, urls: { toss: billing.url } }),
  })
  const { merchantSeq } = await owner.call(saveMerchant, { channelSeq, body: testKeys })
  await owner.call(switchMerchant, { channelSeq, merchantSeq, body: { currencies: ['KRW'] } })

  /** The window that this installation opens for the member, and the way back from it. */
  async function registerCard(who: typeof owner) {
    const { redirectUrl } = await world.beginCard(who)
    const window = billingWindowAt(secrets, new URL(redirectUrl).pathname.slice(BILLING_WINDOW.length + 1))
    const customerKey = window?.customerKey ?? ''
    const body = { customerKey, authKey: billing.control.nameCard(customerKey) }
    return { window, card: await who.call(completeMemberCard, { channelSeq, body }) }
  }
  return { ...world, toss: toss.control, billing: billing.control, registerCard }
}

test('a member names a card at the account of the site, which alone charges it, each month once', async () => {
  const world = await aMembershipAtToss()
  const { mina, owner, channelSeq, billing, toss } = world
  const { window, card } = await world.registerCard(mina)
  expect(window).toMatchObject({ clientKey: tossKeys.clientKey, shopName: 'haru' })
  expect(card).toMatchObject({ brand: '현대카드', isTest: true })
  billing.losesAnswer = true
  await world.join(mina).catch(() => {})
  await world.passDays(40)

  expect(world.provider.paidCount()).toBe(0)
  expect(billing.charged).toBe(2)
  expect([...toss.payments.values()].map(({ totalAmount }) => totalAmount)).toEqual([MONTH, MONTH])
  const sales = await owner.call(listSales, { channelSeq, query: {} })
  expect(sales.list).toMatchObject([{ paidAmount: MONTH }, { paidAmount: MONTH }])
})

test('a charge is refunded at the account of the site, once, and ends the membership', async () => {
  const world = await aMembershipAtToss()
  const { mina, owner, channelSeq, app, toss } = world
  await world.registerCard(mina)
  await world.join(mina)
  await app.workOnce()
  const { list } = await owner.call(listSales, { channelSeq, query: {} })
  const sale = { channelSeq, orderNo: list[0]?.orderNo ?? '', body: { reason: '불편 보상' } }

  expect(await owner.call(refundOrder, sale)).toEqual({ refundedAmount: MONTH })
  await expect(owner.call(refundOrder, sale)).refuses('NOTHING_TO_REFUND')
  await app.workOnce()
  await app.workOnce()
  expect([...toss.payments.values()]).toMatchObject([
    { status: 'CANCELED', balanceAmount: 0, cancels: [{ cancelAmount: MONTH }] },
  ])
  expect(await world.mine(mina)).toMatchObject([{ state: 'ENDED', next: null }])
})

test('a member of a site without a contract for automatic payments is sent to the site', async () => {
  const world = await aMembershipAtToss()
  const { mina, billing } = world
  billing.isContracted = false
  await expect(world.registerCard(mina)).refuses('SITE_BILLING_NOT_CONTRACTED')
  await expect(world.join(mina)).refuses('CARD_MISSING')
  expect(billing.charged).toBe(0)
})
