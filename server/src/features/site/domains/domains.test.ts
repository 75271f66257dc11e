import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import * as api from 'contract/site/domains/api'
import { beginHandOff, takeHandOff } from 'contract/people/sessions/api'
import { login, signup } from 'contract/people/sign-in/api'
import { newcomer, PASSWORD } from '../../../testing/accounts-world.ts'
import { person } from '../../../testing/person.ts'
import { aSite } from '../../../testing/world.ts'
import { findSiteOfName } from '../sites/hostnames.service.ts'
import { lookAtNamesInUse, lookForNames } from './domains.jobs.ts'

const domain = 'class.haru.kr'

async function aNamedSite() {
  const world = await aSite()
  const { owner, channelSeq, records, app } = world
  const list = async () => (await owner.call(api.listDomains, { channelSeq })).list
  async function ask(name = domain) {
    const { domainSeq } = await owner.call(api.requestDomain, { channelSeq, body: { domain: name } })
    const found = (await list()).find((one) => one.domainSeq === domainSeq)
    if (!found) throw new Error('not listed')
    return found
  }
  const check = (domainSeq: Awaited<ReturnType<typeof ask>>['domainSeq']) =>
    owner.call(api.checkDomain, { channelSeq, domainSeq })
  async function connected(name = domain) {
    const requested = await ask(name)
    records.set(`TXT ${requested.proof.name}`, [requested.proof.value])
    records.set(`CNAME ${name}`, ['haru.localhost'])
    await check(requested.domainSeq)
    return requested.domainSeq
  }
  const visit = async () => lookForNames.visit(await app.contextFor(channelSeq))
  const visitUsed = async () => lookAtNamesInUse.visit(await app.contextFor(channelSeq))
  const siteOf = async (host: string) =>
    findSiteOfName({ ports: app.ports, platform: app.database.platform }, host)
  return { ...world, list, ask, check, connected, visit, visitUsed, siteOf }
}

test("a domain is requested, verified and pointed here, and becomes the site's address", async () => {
  const { ask, check, records, visitor, channelSeq, siteOf, list, published } = await aNamedSite()
  const requested = await ask('https://Class.Haru.kr/main')
  expect(requested).toMatchObject({
    domain,
    state: 'DNS_PENDING',
    proof: { type: 'TXT', name: `_seodang.${domain}` },
    leads: [{ type: 'CNAME', name: domain, value: 'haru.localhost' }],
  })
  expect(await check(requested.domainSeq)).toEqual({ state: 'DNS_PENDING' })
  await expect(visitor.call(api.mayServe, { query: { domain } })).refuses('NOT_FOUND')

  records.set(`TXT _seodang.${domain}`, [requested.proof.value])
  expect(await check(requested.domainSeq)).toEqual({ state: 'VERIFIED' })
  expect(await siteOf(domain)).toBeNull()
  expect(await visitor.call(api.mayServe, { query: { domain } })).toBeNull()

  records.set(`CNAME ${domain}`, ['haru.localhost.'])
  expect(await check(requested.domainSeq)).toEqual({ state: 'ACTIVE' })
  expect(await siteOf(`${domain}:3000`)).toBe(channelSeq)
  expect((await visitor.call(getChannel, { channelSeq })).domain).toBe(`http://${domain}:3000`)
  expect((await list())[0]).toMatchObject({ state: 'ACTIVE', isPrimary: true, problem: null })
  expect(published).toContainEqual({ topic: 'domains', body: {} })
})

test('a verified domain belongs to one site, even if two requested it', async () => {
  const { connected, otherSite, records, list, visit, ask, clock, channelSeq, owner } = await aNamedSite()
  const there = { channelSeq: otherSite.channelSeq }
  const input = { ...there, body: { domain: 'moon.kr' } }
  const mine = await ask('moon.kr')
  await otherSite.owner.call(api.requestDomain, input)
  const theirs = (await otherSite.owner.call(api.listDomains, there)).list[0]
  records.set('TXT _seodang.moon.kr', [theirs?.proof.value ?? ''])
  await otherSite.owner.call(api.checkDomain, {
    ...there,
    domainSeq: theirs?.domainSeq ?? mine.domainSeq,
  })
  await visit()
  expect((await list())[0]).toMatchObject({ state: 'FAILED', problem: 'TAKEN' })

  await connected()
  await expect(otherSite.owner.call(api.requestDomain, { ...there, body: { domain } })).refuses(
    'ADDRESS_TAKEN',
  )
  await expect(owner.call(api.requestDomain, { channelSeq, body: { domain } })).refuses('ADDRESS_TAKEN')
  clock.pass({ minutes: 1 })
})

test('a domain that was not set up expires after three days, and can be requested again', async () => {
  const { ask, list, visit, clock, check } = await aNamedSite()
  const { domainSeq } = await ask()
  await visit()
  expect((await list())[0]).toMatchObject({ state: 'DNS_PENDING', problem: 'NO_PROOF' })
  clock.pass({ days: 4 })
  await visit()
  expect((await list())[0]).toMatchObject({ state: 'FAILED', problem: 'NO_PROOF' })
  expect(await check(domainSeq)).toEqual({ state: 'DNS_PENDING' })
})

test("one of several domains is primary; removing it leaves the next, and finally the platform's address", async () => {
  const { connected, owner, channelSeq, visitor, siteOf } = await aNamedSite()
  const first = await connected()
  const second = await connected('www.haru.kr')
  const address = async () => (await visitor.call(getChannel, { channelSeq })).domain
  await owner.call(api.makePrimary, { channelSeq, domainSeq: second })
  expect(await address()).toBe('http://www.haru.kr:3000')
  await owner.call(api.removeDomain, { channelSeq, domainSeq: second })
  expect(await address()).toBe(`http://${domain}:3000`)
  await owner.call(api.removeDomain, { channelSeq, domainSeq: first })
  expect(await address()).toBe('http://haru.localhost:3000')
  expect(await siteOf(domain)).toBeNull()
})

test('an active domain that fails is released at the next daily check, unless it returned before', async () => {
  const { connected, records, list, visitUsed, clock, siteOf, otherSite } = await aNamedSite()
  await connected()
  const { name, value } = (await list())[0]?.proof ?? { name: '', value: '' }
  const leave = () => records.clear()
  leave()
  await visitUsed()
  expect((await list())[0]).toMatchObject({ state: 'ACTIVE', problem: 'NO_PROOF' })
  clock.pass({ days: 0.5 })
  records.set(`TXT ${name}`, [value])
  await visitUsed()
  expect((await list())[0]).toMatchObject({ state: 'ACTIVE', problem: null })

  leave()
  await visitUsed()
  expect(await siteOf(domain)).not.toBeNull()
  clock.pass({ days: 1 })
  await visitUsed()
  expect((await list())[0]).toMatchObject({ state: 'DNS_PENDING', problem: 'NO_PROOF', isPrimary: false })
  expect(await siteOf(domain)).toBeNull()
  const input = { channelSeq: otherSite.channelSeq, body: { domain } }
  await otherSite.owner.call(api.requestDomain, input)
})

test('of two sites that verify one domain at once, one gets it and the other is refused', async () => {
  const { records, ask, check, otherSite } = await aNamedSite()
  const there = { channelSeq: otherSite.channelSeq }
  const mine = await ask('moon.kr')
  const theirs = await otherSite.owner.call(api.requestDomain, { ...there, body: { domain: 'moon.kr' } })
  const [other] = (await otherSite.owner.call(api.listDomains, there)).list
  records.set('TXT _seodang.moon.kr', [mine.proof.value, other?.proof.value ?? ''])
  const states = await Promise.all([
    check(mine.domainSeq),
    otherSite.owner.call(api.checkDomain, { ...there, domainSeq: theirs.domainSeq }),
  ])
  expect(states.map(({ state }) => state).toSorted()).toEqual(['FAILED', 'VERIFIED'])
})

test("a user signed in on the platform arrives signed in on the site's own domain", async () => {
  const { connected, app } = await aNamedSite()
  await connected()
  const kim = person(app)
  await kim.call(signup, { body: newcomer })
  await kim.call(login, { body: { email: newcomer.email, password: PASSWORD } })
  // Called on the platform's address of the site: the hand-off leads to the host of its pages.
  const begun = await person(app, { host: 'haru.localhost:3000' }).call(beginHandOff, {
    body: { next: '/classes' },
  })
  expect(begun.url).toBe(`http://${domain}:3000/authcallback?next=%2Fclasses`)
  const { there, url, code } = await kim.signInStartedAt(`${domain}:3000`, '/classes')
  expect(url.host).toBe(`${domain}:3000`)
  expect(await there.call(takeHandOff, { body: { code } })).toMatchObject({ user: { email: newcomer.email } })
})

test("the platform's names, invalid names and a fourth one are refused; other sites and learners change nothing", async () => {
  const { ask, owner, mina, otherSite, channelSeq } = await aNamedSite()
  for (const wrong of ['localhost', 'moon.localhost', '10.0.0.1', 'a b.kr', 'haru'])
    await expect(owner.call(api.requestDomain, { channelSeq, body: { domain: wrong } })).refuses(
      'DOMAIN_UNUSABLE',
    )
  const { domainSeq } = await ask()
  await ask('two.haru.kr')
  await ask('three.haru.kr')
  const fourth = { channelSeq, body: { domain: 'four.haru.kr' } }
  await expect(owner.call(api.requestDomain, fourth)).refuses('TOO_MANY_DOMAINS')
  const there = { channelSeq: otherSite.channelSeq, domainSeq }
  for (const endpoint of [api.checkDomain, api.makePrimary, api.removeDomain])
    await expect(otherSite.owner.call(endpoint, there)).refuses('NOT_FOUND')
  await expect(mina.call(api.listDomains, { channelSeq })).refuses('NOT_ALLOWED')
})
