import { expect, test } from 'vitest'
import * as api from 'contract/money/gifts/api'
import { joinMembership } from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import { listMyOrders, listSales, refundOrder } from 'contract/money/orders/api'
import type { PaymentGateway } from '../../../platform/pay/gateway.ts'
import { expireGifts } from './expiry.jobs.ts'
import { aMembership, MONTH } from '../../../testing/memberships-world.ts'

type World = Awaited<ReturnType<typeof aGiver>>
const key = (at: number) => `00000000-0000-4000-8000-00000000000${at}`

/** The provider gives charges of stored cards back, once for each key. */
function giveBackCharges({ app }: Awaited<ReturnType<typeof aMembership>>) {
  const back = new Map<string, number>()
  const keys = new Set<string>()
  const cancel: PaymentGateway['cancel'] = ({ paymentKey, amount, idempotencyKey }) => {
    if (!keys.has(idempotencyKey)) back.set(paymentKey, (back.get(paymentKey) ?? 0) + amount)
    keys.add(idempotencyKey)
    return Promise.resolve({ cancelledAmount: back.get(paymentKey) ?? 0 })
  }
  for (const gateway of app.ports.gateways.values()) Object.assign(gateway, { cancel })
}

/** A site whose member Mina has a card, and Jun, to whom she gives. */
async function aGiver() {
  const world = await aMembership()
  await world.registerCard(world.mina)
  const jun = await world.member('Jun')
  giveBackCharges(world)
  const { mina, ref, channelSeq } = world
  const give = (at = 1, overrides = {}) =>
    mina.call(api.giveMembership, {
      ...ref,
      body: {
        giftKey: key(at),
        email: 'jun@example.com',
        message: '축하해요',
        months: 1,
        price: MONTH,
        ...overrides,
      },
    })
  /** What the link of the last mail to somebody says. */
  const codeFor = (address: string) => {
    const sent = world.mails.filter(({ to, text }) => to === address && text.includes('gift?code='))
    return /gift\?code=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
  }
  const accept = (who = jun, code = codeFor('jun@example.com')) =>
    who.call(api.acceptGift, { channelSeq, body: { giftCode: code } })
  const given = async () => (await mina.call(api.listMyGifts, { channelSeq, query: {} })).list
  return { ...world, jun, give, accept, codeFor, given }
}

const refundedSum = async ({ add }: World) =>
  (
    await add.all<{ sum: number }>(
      "select coalesce(sum(-amount), 0)::int as sum from money_entries where kind = 'REFUND'",
    )
  )[0]?.sum
/** Days pass, then the hour in which gifts end, and what follows from it. */
async function wait(world: World, days: number) {
  world.clock.pass({ days })
  await world.passTimer(expireGifts)
  await world.workThrough({ minutes: 1 })
}

test('a gift is charged once, is a sale of its payer, is mailed and begins when it is accepted', async () => {
  const world = await aGiver()
  const { mina, jun, owner, channelSeq, visitor } = world
  expect(await world.give()).toMatchObject({ state: 'WAITING', email: 'jun@example.com', name: '올클래스' })
  expect(await world.give()).toMatchObject({ state: 'WAITING' })
  expect(world.provider.paidCount()).toBe(1)
  await world.app.workOnce()
  const orders = await mina.call(listMyOrders, { channelSeq, query: {} })
  expect(orders.list).toMatchObject([{ title: '올클래스 선물', state: 'PAID', paidAmount: MONTH }])
  expect(await owner.call(listSales, { channelSeq, query: {} })).toMatchObject({ total: 1, paidSum: MONTH })
  expect(world.mails.find(({ to }) => to === 'jun@example.com')).toMatchObject({
    subject: expect.stringContaining('선물했습니다') as string,
    text: expect.stringContaining('축하해요') as string,
  })
  const code = world.codeFor('jun@example.com')
  expect(await visitor.call(api.getReceivedGift, { channelSeq, query: { giftCode: code } })).toMatchObject({
    name: '올클래스',
    classCount: 1,
    givenBy: 'Mina',
    message: '축하해요',
    state: 'WAITING',
  })
  await world.passDays(3)
  expect(await world.accept()).toMatchObject({ startsOn: '2026-11-24', endsOn: '2026-12-24' })
  expect(await world.accept()).toMatchObject({ startsOn: '2026-11-24', endsOn: '2026-12-24' })
  expect(await world.mine(jun)).toMatchObject([
    { state: 'CANCEL_AT_END', isGiven: true, next: null, periodEnd: '2026-12-24' },
  ])
  await world.app.workOnce()
  expect(await world.given()).toMatchObject([{ state: 'ACCEPTED', acceptedBy: 'Jun', email: null }])
  const subjects = world.mails.map(({ to, subject }) => `${to} ${subject}`)
  expect(subjects.filter((one) => one.includes('선물을 받았습니다'))).toHaveLength(1)
  // Nobody cancelled anything, and nothing renews.
  expect(subjects.filter((one) => one.includes('해지'))).toEqual([])
  await world.passDays(35)
  expect(await world.mine(jun)).toMatchObject([{ state: 'ENDED', isGiven: true }])
  expect(world.provider.paidCount()).toBe(1)
})

test('nobody gives without a card, to themselves, at another price or with a declined card', async () => {
  const world = await aGiver()
  const { jun, ref, provider } = world
  const body = { giftKey: key(1), email: 'kai@example.com', message: '', months: 1, price: MONTH } as const
  await expect(jun.call(api.giveMembership, { ...ref, body })).refuses('CARD_MISSING')
  await expect(world.give(1, { email: 'Mina@example.com' })).refuses('GIFT_TO_SELF')
  await expect(world.give(1, { price: MONTH - 1 })).refuses('MEMBERSHIP_PRICE_CHANGED')
  provider.declines = true
  await expect(world.give()).refuses('MEMBERSHIP_NOT_PAID')
  expect(await world.given()).toEqual([])
  provider.declines = false
  expect(await world.give()).toMatchObject({ state: 'WAITING' })
  expect(provider.paidCount()).toBe(1)
})

test('a lost answer of the provider loses nothing and charges nothing twice', async () => {
  const world = await aGiver()
  world.provider.losesAnswer = true
  expect(await world.give()).toMatchObject({ state: 'PAYING' })
  expect(await world.give()).toMatchObject({ state: 'PAYING' })
  world.clock.pass({ minutes: 15 })
  await world.passTimers()
  await world.app.workOnce()
  expect(await world.given()).toMatchObject([{ state: 'WAITING' }])
  expect(world.codeFor('jun@example.com')).not.toBe('')
  expect(world.provider.paidCount()).toBe(1)
})

test('who is in the membership already stays longer, and is charged later', async () => {
  const world = await aGiver()
  const { jun } = world
  await world.registerCard(jun)
  await world.join(jun)
  await world.give()
  await world.app.workOnce()
  expect(await world.accept()).toMatchObject({ startsOn: '2026-12-21', endsOn: '2027-01-21' })
  expect(await world.mine(jun)).toMatchObject([
    { state: 'ACTIVE', isGiven: false, periodEnd: '2027-01-21', next: { amount: MONTH } },
  ])
  await world.passDays(35)
  expect(world.provider.paidCount()).toBe(2)
  await world.passDays(30)
  expect(world.provider.paidCount()).toBe(3)
})

test('a gift that nobody accepts within 30 days goes back in full, and both read it', async () => {
  const world = await aGiver()
  await world.give()
  await world.app.workOnce()
  const code = world.codeFor('jun@example.com')
  await wait(world, 29)
  expect(await world.given()).toMatchObject([{ state: 'WAITING' }])
  await wait(world, 1)
  expect(await world.given()).toMatchObject([
    { state: 'RETURNED', returnReason: 'EXPIRED', isRefunded: true, email: null },
  ])
  expect(await refundedSum(world)).toBe(MONTH)
  await expect(world.accept(world.jun, code)).refuses('GIFT_OVER')
  const subjects = world.mails.map(({ to, subject }) => `${to} ${subject}`)
  expect(subjects.filter((one) => one.includes('받지 않은 선물을 환불해'))).toHaveLength(1)
  expect(subjects.filter((one) => one.includes('받지 않은 멤버십 선물이 취소'))).toHaveLength(1)
})

test('while the site is suspended a gift waits on', async () => {
  const world = await aGiver()
  const { add, channelSeq } = world
  await world.give()
  const ctx = await world.app.contextFor(channelSeq)
  world.clock.pass({ days: 40 })
  await expireGifts.visit({ ...ctx, suspension: 'FRAUD' })
  expect(
    await add.all('select state, expires_at > $1 as later from membership_gifts', [world.clock.now]),
  ).toEqual([{ state: 'WAITING', later: true }])
})

test('its payer corrects the address, whose link is void then, and takes it back with all of its money', async () => {
  const world = await aGiver()
  const { mina, jun, channelSeq, clock } = world
  const { giftSeq } = await world.give()
  await world.app.workOnce()
  const old = world.codeFor('jun@example.com')
  const again = (email: string) => mina.call(api.sendGift, { channelSeq, giftSeq, body: { email } })
  await expect(again('jun@example.com')).refuses('TOO_MANY_ATTEMPTS')
  await expect(jun.call(api.sendGift, { channelSeq, giftSeq, body: { email: 'kai@example.com' } })).refuses(
    'NOT_FOUND',
  )
  expect(await again('kai@example.com')).toMatchObject({ email: 'kai@example.com' })
  clock.pass({ minutes: 2 })
  await again('kai@example.com')
  await world.app.workOnce()
  await expect(world.accept(jun, old)).refuses('GIFT_OVER')
  const code = world.codeFor('kai@example.com')
  expect(await mina.call(api.takeGiftBack, { channelSeq, giftSeq })).toMatchObject({
    state: 'RETURNED',
    returnReason: 'TAKEN_BACK',
    isRefunded: true,
  })
  await mina.call(api.takeGiftBack, { channelSeq, giftSeq })
  await expect(world.accept(jun, code)).refuses('GIFT_OVER')
  await expect(again('jun@example.com')).refuses('GIFT_OVER')
  await world.app.workOnce()
  expect(await refundedSum(world)).toBe(MONTH)
  const waiting = await mina.call(api.listMyGifts, { channelSeq, query: {} })
  expect(waiting.total).toBe(1)
})

test('accepting and taking back at once never both happen', async () => {
  const world = await aGiver()
  for (const at of [1, 2, 3, 4]) {
    const { giftSeq } = await world.give(at)
    await world.app.workOnce()
    const [accepted, back] = await Promise.allSettled([
      world.accept(),
      world.mina.call(api.takeGiftBack, { channelSeq: world.channelSeq, giftSeq }),
    ])
    expect([accepted.status, back.status].filter((one) => one === 'fulfilled')).toHaveLength(1)
    await world.app.workOnce()
    const gift = (await world.given()).find((one) => one.giftSeq === giftSeq)
    expect(gift).toMatchObject(
      accepted.status === 'fulfilled'
        ? { state: 'ACCEPTED', isRefunded: false }
        : { state: 'RETURNED', isRefunded: true },
    )
  }
  const returned = (await world.given()).filter(({ state }) => state === 'RETURNED').length
  expect(await refundedSum(world)).toBe(returned * MONTH)
})

test('two people with one link: one of them accepts it', async () => {
  const world = await aGiver()
  const kai = await world.member('Kai')
  await world.give()
  await world.app.workOnce()
  const tries = await Promise.allSettled([world.accept(), world.accept(kai)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a refund by staff makes a waiting gift void, and takes the days of an accepted one', async () => {
  const world = await aGiver()
  const { owner, mina, jun, channelSeq } = world
  await world.registerCard(jun)
  await world.join(jun)
  await world.give(1)
  await world.app.workOnce()
  await world.accept()
  await world.give(2)
  await world.app.workOnce()
  const code = world.codeFor('jun@example.com')
  const { list } = await mina.call(listMyOrders, { channelSeq, query: {} })
  for (const { orderNo } of list)
    await owner.call(refundOrder, { channelSeq, orderNo, body: { reason: '요청' } })
  await expect(world.accept(jun, code)).refuses('GIFT_OVER')
  await world.app.workOnce()
  expect(await world.given()).toMatchObject([
    { state: 'RETURNED', returnReason: 'REFUNDED', isRefunded: true },
    { state: 'RETURNED', returnReason: 'REFUNDED', isRefunded: true },
  ])
  expect(await world.mine(jun)).toMatchObject([{ state: 'ACTIVE', periodEnd: '2026-12-21' }])
  expect(await refundedSum(world)).toBe(2 * MONTH)
})

test('a membership whose sale stopped is still accepted, and is not deleted before', async () => {
  const world = await aGiver()
  const { owner, ref, body, jun } = world
  await world.give()
  await owner.call(settings.setMembershipState, { ...ref, body: { state: 'STOPPED' } })
  await expect(owner.call(settings.deleteMembership, ref)).refuses('MEMBERSHIP_IN_USE')
  await owner.call(settings.modifyMembership, { ...ref, body: { ...body, terms: [] } })
  await expect(world.give(2)).refuses('MEMBERSHIP_NOT_ON_SALE')
  await world.app.workOnce()
  await world.accept()
  expect(await world.mine(jun)).toMatchObject([{ isGiven: true }])
  const joining = { months: 1, price: MONTH, isAgreed: true } as const
  await expect(jun.call(joinMembership, { ...ref, body: joining })).refuses('MEMBERSHIP_NOT_ON_SALE')
})

test('staff find gifts by people, address and state', async () => {
  const world = await aGiver()
  const { owner, channelSeq, jun } = world
  await world.give(1)
  await world.app.workOnce()
  await world.accept()
  await world.give(2, { email: 'kai@example.com' })
  const list = (query: object) => owner.call(api.listGifts, { channelSeq, query })
  expect(await list({})).toMatchObject({
    total: 2,
    list: [{ email: 'kai@example.com' }, { acceptedBy: 'Jun' }],
  })
  expect(await list({ q: 'kai@' })).toMatchObject({
    total: 1,
    list: [{ state: 'WAITING', payer: { name: 'Mina' } }],
  })
  expect(await list({ q: 'jun' })).toMatchObject({ total: 1 })
  expect(await list({ state: 'ACCEPTED' })).toMatchObject({ total: 1 })
  await expect(jun.call(api.listGifts, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
})
