import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { logout } from 'contract/people/sessions/api'
import { isInSite, nameOf, type Endpoint } from 'contract/http/endpoint'
import type { RefusalName } from 'contract/http/refusals'
import { isAnswer } from 'contract/http/envelope'
import { features } from '../app.ts'
import { aFullSite, type FullSite } from './full-site.ts'
import { callOf, fingerprint, unnoted } from './endpoint-calls.ts'
import { person } from './person.ts'
import { somebody } from './world.ts'
import { refusalNamed } from '../platform/refusals.ts'

const endpoints = features.flatMap((feature) => feature.routes.map((route) => route.endpoint))
const guarded = endpoints.filter(({ access }) => access !== 'public')
const HERE = 'haru.localhost:3000'
const OTHER_SITE = 'sodam.localhost:3000'
const PLATFORM = 'localhost:3000'

/** A person whose calls all go to one host with one token, whatever their path. */
function stubborn({ app }: FullSite, token: string, host: string) {
  const one = person(app, { token, host })
  one.state.staysHere = true
  unnoted(one)
  return one
}

interface Tried {
  endpoint: Endpoint
  code: string
}
async function tryAll(world: FullSite, one: ReturnType<typeof stubborn>, some: readonly Endpoint[]) {
  const tried: Tried[] = []
  const known = {
    ...world.known,
    deviceId: randomUUID(),
    token: 'x'.repeat(43),
    identitySeq: 1,
    factorSeq: 1,
  }
  for (const endpoint of some) {
    const { code } = await one.refusal(endpoint, callOf(endpoint, known, world.channelSeq))
    tried.push({ endpoint, code })
  }
  return tried
}
const notRefused = (tried: readonly Tried[], ...names: RefusalName[]) =>
  tried
    .filter(({ code }) => !names.some((name) => refusalNamed(name).code === code))
    .map(({ endpoint, code }) => `${nameOf(endpoint)} answered ${code}`)

/** The owner of both sites, who is also the operator: nobody can hold more rights. */
async function almighty(world: FullSite, signedInAt: FullSite['channelSeq'] | null, name = 'Almighty') {
  const { add, channelSeq, otherSite } = world
  const who = await somebody(add, { name, channelSeq, role: 'OWN', signedInAt })
  await add.member({ channelSeq: otherSite.channelSeq, userSeq: who.userSeq, role: 'OWN' })
  await add.all('update users set is_operator = true where user_seq = $1', [who.userSeq])
  return who
}

test('a token of another site is refused on every host', async () => {
  const world = await aFullSite()
  const { token } = await almighty(world, world.otherSite.channelSeq)
  const before = await fingerprint(world)
  const inSite = guarded.filter(isInSite)
  for (const host of [OTHER_SITE, HERE, PLATFORM])
    expect(
      notRefused(await tryAll(world, stubborn(world, token, host), inSite), 'SIGN_IN_ELSEWHERE'),
    ).toEqual([])
  process.stdout.write(`token of another site: tried ${inSite.length * 3}, refused all\n`)
  expect(await fingerprint(world)).toEqual(before)
}, 120_000)

test('a token of a site is refused on the platform, also for platform-only endpoints', async () => {
  const world = await aFullSite()
  const { token } = await almighty(world, world.channelSeq)
  const before = await fingerprint(world)
  const atPlatform = await tryAll(world, stubborn(world, token, PLATFORM), guarded)
  expect(notRefused(atPlatform, 'SIGN_IN_ELSEWHERE')).toEqual([])
  const platforms = guarded.filter(({ host }) => host === 'platform')
  expect(platforms.length).toBeGreaterThan(15)
  const atHome = await tryAll(world, stubborn(world, token, HERE), platforms)
  expect(notRefused(atHome, 'PLATFORM_ONLY')).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
}, 120_000)

test('a token of the platform manages no site', async () => {
  const world = await aFullSite()
  const { token } = await almighty(world, null)
  const before = await fingerprint(world)
  const sites = guarded.filter((endpoint) => isInSite(endpoint) && endpoint.host === 'site')
  const atPlatform = await tryAll(world, stubborn(world, token, PLATFORM), sites)
  expect(notRefused(atPlatform, 'SIGN_IN_ELSEWHERE')).toEqual([])
  const atSite = await tryAll(world, stubborn(world, token, HERE), guarded)
  expect(notRefused(atSite, 'SIGN_IN_ELSEWHERE')).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
  // The endpoints of a site that the platform's pages use, and nothing more.
  const lent = guarded.filter((endpoint) => isInSite(endpoint) && endpoint.host === 'any').map(nameOf)
  expect(lent).toEqual([
    'GET /api/v1.0/channels/:channelSeq/channel-user',
    'POST /api/v1.0/channels/:channelSeq/members',
    'GET /api/v1.0/channels/:channelSeq/plan/billing',
    'POST /api/v1.0/channels/:channelSeq/plan/billing',
    'POST /api/v1.0/channels/:channelSeq/plan/billing/complete',
    'POST /api/v1.0/channels/:channelSeq/plan/billing/delete',
    'GET /api/v1.0/channels/:channelSeq/plan/info',
    'GET /api/v1.0/channels/:channelSeq/plan/usage',
    'GET /api/v1.0/channels/:channelSeq/plan/pre-update',
    'POST /api/v1.0/channels/:channelSeq/plan/update',
    'POST /api/v1.0/channels/:channelSeq/plan/subscribeOn',
    'POST /api/v1.0/channels/:channelSeq/plan/subscribeOff',
    'GET /api/v1.0/channels/:channelSeq/plan/history',
    'GET /api/v1.0/channels/:channelSeq/plan/coupon',
    'POST /api/v1.0/channels/:channelSeq/plan/coupon',
  ])
}, 120_000)

test('a token of an ended sign-in, or of an unknown host, is refused', async () => {
  const world = await aFullSite()
  const { channelSeq } = world
  const ended = await almighty(world, channelSeq)
  await stubborn(world, ended.token, HERE).call(logout, {})
  const withSession = await almighty(world, channelSeq, 'Living')
  const before = await fingerprint(world)
  const afterwards = await tryAll(world, stubborn(world, ended.token, HERE), guarded)
  expect(notRefused(afterwards, 'SIGN_IN_FIRST')).toEqual([])
  const unknownHost = await tryAll(world, stubborn(world, withSession.token, 'nobody.example.com'), guarded)
  expect(notRefused(unknownHost, 'SIGN_IN_ELSEWHERE')).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
}, 120_000)

/** A ticket is sealed anew at each call. */
const withoutTicket = (reply: unknown) =>
  JSON.stringify(reply, (name, value: unknown) => (name === 'ticket' ? null : value))

test('public endpoints treat a foreign token as a visitor', async () => {
  const world = await aFullSite()
  const { token } = await almighty(world, world.otherSite.channelSeq)
  const foreign = stubborn(world, token, HERE)
  const visitor = person(world.app, { host: HERE })
  unnoted(visitor)
  const open = endpoints.filter((endpoint) => endpoint.access === 'public' && endpoint.method === 'GET')
  const different: string[] = []
  for (const endpoint of open.filter(isInSite)) {
    const input = callOf(endpoint, world.known, world.channelSeq)
    const [theirs, anybodys] = [
      await foreign.refusal(endpoint, input),
      await visitor.refusal(endpoint, input),
    ]
    if (withoutTicket(theirs) !== withoutTicket(anybodys)) different.push(nameOf(endpoint))
    if (!isAnswer(anybodys.code) && theirs.code !== anybodys.code) different.push(nameOf(endpoint))
  }
  expect(different).toEqual([])
}, 60_000)
