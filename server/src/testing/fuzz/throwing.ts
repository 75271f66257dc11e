import fc from 'fast-check'
import { nameOf } from 'contract/http/endpoint'
import { isAnswer, type Envelope } from 'contract/http/envelope'
import { features } from '../../app.ts'
import type { Limits } from '../../platform/auth/limits.ts'
import { allRefusals, refusalNamed } from '../../platform/refusals.ts'
import { checkDescribed } from '../described.ts'
import { aFullSite, type FullSite } from '../full-site.ts'
import type { Person } from '../person.ts'
import { signInsOf } from '../sign-ins.ts'
import { somebody } from '../world.ts'
import { hostileCalls, type HostileCall } from './hostile-calls.ts'
import { sweptCalls } from './swept-calls.ts'

const endpoints = features.flatMap((feature) => feature.routes.map((route) => route.endpoint))
const codes = new Set<string>([...allRefusals().values()].map(({ code }) => code))

export interface Thrown {
  calls: number
  /** The number of replies by status. */
  statuses: Record<number, number>
  /** Undocumented replies, each with its call. */
  faults: string[]
}

interface Throw {
  seed: number
  /** The number of random calls … */
  count: number
  /** … and the step and offset through the swept ones. */
  swept: { from: number; every: number }
}

/** Sends this many calls to a site of its own, as different people, and collects every undocumented reply. */
export async function throwCalls({ seed, count, swept }: Throw): Promise<Thrown> {
  const world = await aFullSite()
  const callers = await callersOf(world)
  const about = { endpoints, known: world.known, channelSeq: world.channelSeq, callers: callers.length }
  const calls = [
    ...sweptCalls(about).filter((_, at) => at % swept.every === swept.from),
    ...fc.sample(hostileCalls(about), { seed, numRuns: count }),
  ]
  limitSome(world)
  const signIns = signInsOf(world.app)
  const thrown: Thrown = { calls: 0, statuses: {}, faults: [] }
  for (const call of calls) {
    const caller = callers[call.who]
    if (!caller) continue
    const { status, said } = await send({ world, signIns }, caller.one, call)
    thrown.calls += 1
    thrown.statuses[status] = (thrown.statuses[status] ?? 0) + 1
    const fault = [faultIn(call, status, said), bugIn(world)].filter((one) => one !== null).join(' · ')
    if (fault) thrown.faults.push(`${fault} ← ${shown(call)} as ${caller.name}`)
    // Some calls sign their caller out, block them or delete their account.
    if (status === 401 && caller.revive) caller.one = await caller.revive()
  }
  return thrown
}

/** Refuses every eleventh attempt of a rate limit. */
function limitSome({ app }: FullSite) {
  let tries = 0
  const isTooMany = () => (tries += 1) % 11 === 0
  const limits: Limits = {
    allow: () => Promise.resolve(!isTooMany()),
    secondsToWait: () => Promise.resolve(isTooMany() ? 60 : 0),
    uncount: () => Promise.resolve(),
  }
  Object.assign(app.ports, { limits })
}

interface Caller {
  name: string
  one: Person
  revive?: () => Promise<Person>
}
async function callersOf(world: FullSite): Promise<Caller[]> {
  const { add, as, channelSeq, owner, mina, visitor } = world
  const hash = await world.ports.passwords.hash('Password1!')
  let last = 0
  const anew = (role: 'OWN' | null) => async () => {
    last += 1
    const who = await somebody(add, { name: `Somebody ${last}`, channelSeq, role })
    await add.all('update users set password_hash = $1 where user_seq = $2', [hash, who.userSeq])
    return as(who)
  }
  const operator = await somebody(add, { name: 'Operator', channelSeq, role: 'OWN' })
  await add.all('update users set is_operator = true where user_seq = $1', [operator.userSeq])
  await add.all('update users set password_hash = $1', [hash])
  return [
    { name: 'owner', one: owner, revive: anew('OWN') },
    { name: 'owner', one: await anew('OWN')(), revive: anew('OWN') },
    { name: 'operator', one: as(operator) },
    { name: 'learner', one: mina, revive: anew(null) },
    { name: 'visitor', one: visitor },
  ]
}

interface Sending {
  world: FullSite
  signIns: ReturnType<typeof signInsOf>
}
/** Sends a call on its own host, with a sign-in of that host: a call refused by the host check would test nothing. */
async function send({ world, signIns }: Sending, { state }: Person, call: HostileCall) {
  const { endpoint, method, url, headers, payload } = call
  const siteCall = { params: { channelSeq: world.channelSeq }, query: {} }
  const at = endpoint ? await signIns.for(endpoint, siteCall, state) : state
  const response = await world.app.http.inject({
    method,
    url,
    ...(payload !== undefined && { payload }),
    headers: { host: at.host, ...(at.token && { 'access-token': at.token }), ...headers },
  })
  return { status: response.statusCode, said: response.body }
}

function faultIn({ endpoint, url }: HostileCall, status: number, said: string) {
  if (status >= 500) return `${status} ${said.slice(0, 120)}`
  if (!endpoint || !url.startsWith('/api/')) return null
  const envelope = envelopeIn(said)
  const { code } = envelope
  // A segment with a slash leads to another path.
  const isNotFound = status === 404 && code === refusalNamed('NOT_FOUND').code
  const strange = isNotFound ? null : checkDescribed(endpoint, { status, body: envelope })
  if (strange) return strange
  const isAccepted = status === 200 || (status === 302 && endpoint.redirects)
  if (isAccepted) return isAnswer(code) ? null : `${status} with the code ${code}`
  return codes.has(code) ? null : `${status} without a documented code: ${said.slice(0, 120)}`
}

function envelopeIn(said: string): Pick<Envelope, 'code'> {
  try {
    return JSON.parse(said) as Envelope
  } catch {
    return { code: '' }
  }
}

/** A bug behind a reply that did not show it. */
function bugIn({ bugs }: FullSite) {
  const [bug] = bugs.splice(0)
  if (bug === undefined) return null
  return bug instanceof Error
    ? `${bug.message} ${bug.stack?.split('\n')[1]?.trim() ?? ''}`
    : JSON.stringify(bug)
}

const shown = ({ endpoint, method, url, payload, headers }: HostileCall) =>
  `${endpoint ? nameOf(endpoint) : method} ${cut(url)} ${cut(String(payload ?? ''))} ${cut(JSON.stringify(headers))}`
const cut = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text)
