import { expect, test } from 'vitest'
import {
  beginCardRegistration,
  completeCardRegistration,
  getBillingCard,
  removeBillingCard,
} from 'contract/money/billing/api'
import { deleteOwner } from 'contract/people/staff/api'
import type { UserSeq } from 'contract/values/ids'
import { person } from '../../../testing/person.ts'
import { aBilledSite } from '../../../testing/billing-world.ts'
import { billingKeys, fakeTossBilling } from '../../../testing/fake-toss-billing.ts'
import { somebody } from '../../../testing/world.ts'
import { tossBilling } from '../../../platform/pay/toss/toss-billing.ts'
import {
  BILLING_WINDOW,
  billingWindowAt,
  pathOfBillingWindow,
} from '../../../platform/pay/toss/billing-window.ts'
import { findCardOfOwner } from './former-owners.service.ts'
import { renewSubscriptions } from './subscriptions.service.ts'

type World = Awaited<ReturnType<typeof aBilledSite>>
const cardsOf = ({ add }: World) =>
  add.all<{ state: string; card_end: string | null; sealed_billing_key: string | null }>(
    'select state, card_end, sealed_billing_key from billing_cards order by card_seq',
  )
const shown = ({ owner, channelSeq }: World) => owner.call(getBillingCard, { channelSeq })

test('an owner registers a card, which is shown by its brand and its end and stored under seal', async () => {
  const world = await aBilledSite()
  const { owner, sandbox, add, channelSeq } = world
  expect(await shown(world)).toMatchObject({ card: null, mode: 'TEST', site: { name: 'haru' } })

  const card = await world.register()

  expect(card).toMatchObject({ brand: 'Sandbox', cardEnd: '4242', isTest: true })
  expect((await shown(world)).card).toEqual(card)
  const [billingKey = ''] = Object.keys(sandbox.state.cards)
  const customerKey = Object.values(sandbox.state.cards)[0]?.customerKey ?? ''
  const stored = JSON.stringify([
    await add.all('select * from billing_cards'),
    await add.all('select * from staff_actions'),
    await owner.call(getBillingCard, { channelSeq }),
  ])
  for (const secret of [billingKey, customerKey, '424242']) expect(stored).not.toContain(secret)
})

test('coming back twice, in two tabs at once and after a lost answer stores one card', async () => {
  const world = await aBilledSite()
  const { owner, sandbox } = world
  const keys = world.keysIn(await world.visitProvider(owner, 'register'))
  sandbox.control.losesAnswer = true
  await expect(world.comeBack(owner, keys)).refuses('BILLING_UNREACHABLE')

  const both = await Promise.all([world.comeBack(owner, keys), world.comeBack(owner, keys)])

  expect(await world.comeBack(owner, keys)).toEqual(both[0])
  expect(await cardsOf(world)).toMatchObject([{ state: 'ACTIVE', card_end: '4242' }])
})

test('two tabs that begin at once go on with one registration', async () => {
  const world = await aBilledSite()
  const { owner, channelSeq, page, sandbox } = world
  const begin = () => owner.call(beginCardRegistration, { channelSeq, body: { returnTo: page } })
  await begin()
  await begin()
  expect(new Set(Object.values(sandbox.state.registrations).map(({ customerKey }) => customerKey)).size).toBe(
    1,
  )
  expect(await cardsOf(world)).toMatchObject([{ state: 'REQUESTED' }])
})

test('another card takes the place of the first, which the provider forgets', async () => {
  const world = await aBilledSite()
  const { app, sandbox } = world
  await world.register()
  expect(await world.register('DECLINES')).toMatchObject({ cardEnd: '0002' })
  expect(await cardsOf(world)).toMatchObject([
    { state: 'REMOVED', card_end: '4242' },
    { state: 'ACTIVE', card_end: '0002' },
  ])

  await app.workOnce()

  expect(Object.values(sandbox.state.cards).map(({ isDeleted }) => isDeleted)).toEqual([true, false])
  expect((await cardsOf(world))[0]?.sealed_billing_key).toBeNull()
})

test('a removed card is gone here at once and at the provider once it can be reached', async () => {
  const world = await aBilledSite()
  const { owner, app, sandbox, channelSeq, workThrough } = world
  await world.register()
  await owner.call(removeBillingCard, { channelSeq })
  expect((await shown(world)).card).toBeNull()
  await expect(owner.call(removeBillingCard, { channelSeq })).refuses('NOT_FOUND')

  sandbox.control.losesAnswer = true
  await app.workOnce()
  expect((await cardsOf(world))[0]?.sealed_billing_key).not.toBeNull()
  await workThrough({ minutes: 10 })

  expect(Object.values(sandbox.state.cards).map(({ isDeleted }) => isDeleted)).toEqual([true])
  expect((await cardsOf(world))[0]?.sealed_billing_key).toBeNull()
})

test('a registration that is cancelled or refused at the provider changes nothing', async () => {
  const world = await aBilledSite()
  const { owner } = world
  await world.register()
  const cancelled = await world.visitProvider(owner, 'cancel')
  expect([cancelled.pathname, cancelled.searchParams.get('code')]).toEqual([
    world.page,
    'PAY_PROCESS_CANCELED',
  ])
  const refused = await world.visitProvider(owner, 'refuse')
  expect(refused.searchParams.get('code')).toBe('REJECT_CARD_COMPANY')
  expect((await shown(world)).card).toMatchObject({ cardEnd: '4242' })
})

test('only who began a registration completes it, within an hour, with what the provider gave', async () => {
  const world = await aBilledSite()
  const { owner, clock, member } = world
  const keys = world.keysIn(await world.visitProvider(owner, 'register'))
  const second = await member('Second', 'OWN')
  await expect(world.comeBack(second, keys)).refuses('CARD_REGISTRATION_OVER')
  await expect(world.comeBack(owner, { ...keys, customerKey: 'guessed' })).refuses('CARD_REGISTRATION_OVER')
  await expect(world.comeBack(owner, { ...keys, authKey: 'guessed' })).refuses('CARD_REGISTRATION_OVER')
  clock.pass({ minutes: 61 })
  await expect(world.comeBack(owner, keys)).refuses('CARD_REGISTRATION_OVER')
  expect((await shown(world)).card).toBeNull()
})

test('managers, members and owners of other sites are refused; the owner may register on the platform too', async () => {
  const world = await aBilledSite()
  const { app, add, mina, member, otherSite, channelSeq, page } = world
  const manager = await member('Moon', 'MNG')
  for (const who of [manager, mina]) {
    await expect(who.call(getBillingCard, { channelSeq })).refuses('NOT_ALLOWED')
    await expect(world.register('GOOD', who)).refuses('NOT_ALLOWED')
    await expect(who.call(removeBillingCard, { channelSeq })).refuses('NOT_ALLOWED')
  }
  const keys = { customerKey: 'x', authKey: 'x' }
  await expect(manager.call(completeCardRegistration, { channelSeq, body: keys })).refuses('NOT_ALLOWED')
  const { owner: stranger } = otherSite
  stranger.state.staysHere = true
  await expect(stranger.call(getBillingCard, { channelSeq })).refuses('SIGN_IN_ELSEWHERE')

  const { token } = await somebody(add, { name: 'Plat', channelSeq, role: 'OWN' })
  const there = person(app, { token, host: 'localhost:3000' })
  const { redirectUrl } = await there.call(beginCardRegistration, { channelSeq, body: { returnTo: page } })
  const back = await world.sandbox.choose(redirectUrl, 'register')
  expect(back.origin).toBe('http://localhost:3000')
  expect(await world.comeBack(there, world.keysIn(back))).toMatchObject({ cardEnd: '4242' })
})

test('beginning and removing need a recent proof, and the way back leads to the page of this very site', async () => {
  const world = await aBilledSite()
  const { owner, add, ownerSeq, channelSeq } = world
  const begin = (returnTo: string) => owner.call(beginCardRegistration, { channelSeq, body: { returnTo } })
  await expect(begin('/register_card/999')).refuses('BAD_INPUT')
  await expect(begin('https://evil.example/register_card/1')).refuses('BAD_INPUT')
  await world.register()
  await add.all(`update http_sessions set proved_at = '2026-01-01' where user_seq = $1`, [ownerSeq])
  await expect(begin(world.page)).refuses('PROVE_AGAIN')
  await expect(owner.call(removeBillingCard, { channelSeq })).refuses('PROVE_AGAIN')
})

test('the card of an owner who leaves is removed at once, and who left and who stays read of it', async () => {
  const world = await aBilledSite()
  const { owner, ownerSeq, app, member, mails, channelSeq, sandbox } = world
  await world.register()
  const second = await member('Second', 'OWN')
  mails.length = 0

  await owner.call(deleteOwner, { channelSeq, userSeq: ownerSeq })
  await app.workOnce()

  expect((await second.call(getBillingCard, { channelSeq })).card).toBeNull()
  expect(await cardsOf(world)).toMatchObject([{ state: 'REMOVED', sealed_billing_key: null }])
  expect(Object.values(sandbox.state.cards).map(({ isDeleted }) => isDeleted)).toEqual([true])
  const read = (subject: string) => mails.filter((mail) => mail.subject.includes(subject)).map(({ to }) => to)
  expect(read('등록하신 결제 카드가 삭제되었습니다')).toEqual(['haru@example.com'])
  expect(read('결제 카드를 새로 등록해 주세요')).toEqual(['second@example.com'])
})

test('the card stays while who registered it is an owner, and the card of one who left before is charged no more', async () => {
  const world = await aBilledSite()
  const { owner, app, add, member, channelSeq, ownerSeq } = world
  await world.register()
  await member('Second', 'OWN')
  await member('Third', 'OWN')
  const [third] = await add.all<{ user_seq: UserSeq }>("select user_seq from users where name = 'Third'")
  await owner.call(deleteOwner, { channelSeq, userSeq: third?.user_seq ?? ownerSeq })
  await app.workOnce()
  expect((await shown(world)).card).toMatchObject({ cardEnd: '4242' })

  // As it was before cards were removed with their owners.
  await add.all("update members set role = 'MNG' where user_seq = $1", [ownerSeq])
  const ctx = await app.contextFor(channelSeq)
  expect(await findCardOfOwner(ctx.db)).toBeUndefined()
  await renewSubscriptions.visit(ctx)
  expect(await cardsOf(world)).toMatchObject([{ state: 'REMOVED' }])
})

test('an installation that charges no cards says so', async () => {
  const world = await aBilledSite()
  const { owner, app, channelSeq, page } = world
  Object.assign(app.ports, { billing: new Map() })
  expect(await shown(world)).toMatchObject({ card: null, mode: 'OFF' })
  const body = { returnTo: page }
  await expect(owner.call(beginCardRegistration, { channelSeq, body })).refuses('BILLING_OFF')
})

test('at Toss Payments a page of this installation opens the window, and refusals have words', async () => {
  const world = await aBilledSite()
  const { owner, app, channelSeq, page } = world
  const toss = await fakeTossBilling()
  const { secrets } = app.ports
  const gateway = tossBilling(billingKeys, {
    baseUrl: toss.url,
    windowPath: (window) => pathOfBillingWindow(secrets, window),
  })
  Object.assign(app.ports, { billing: new Map([['toss', gateway]]) })
  const { redirectUrl } = await owner.call(beginCardRegistration, { channelSeq, body: { returnTo: page } })
  const { pathname } = new URL(redirectUrl)
  const shownPage = await app.http.inject({ url: pathname, headers: { host: 'haru.localhost:3000' } })
  expect(shownPage.headers['content-security-policy']).toContain(
    "script-src 'self' https://*.tosspayments.com",
  )
  expect(shownPage.body).not.toContain(billingKeys.secretKey)
  const forged = await app.http.inject({ url: `${pathname.slice(0, -4)}AAAA` })
  expect(forged.statusCode).toBe(404)
  expect((await app.http.inject({ url: `${BILLING_WINDOW}/open.js` })).headers['content-type']).toContain(
    'javascript',
  )

  const window = billingWindowAt(secrets, pathname.slice(BILLING_WINDOW.length + 1))
  const customerKey = window?.customerKey ?? ''
  const comeBack = () => world.comeBack(owner, { customerKey, authKey: toss.control.nameCard(customerKey) })
  toss.control.isContracted = false
  await expect(comeBack()).refuses('BILLING_NOT_CONTRACTED')
  toss.control.isContracted = true
  expect(await comeBack()).toMatchObject({ brand: '현대카드', cardEnd: '123*' })
})
