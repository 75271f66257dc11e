import { expect, test } from 'vitest'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { Role } from 'contract/http/permissions'
import { aFullSite, type FullSite } from './full-site.ts'
import { MARK } from './full-site/fixture.ts'
import {
  callOf,
  endpoints,
  fingerprint,
  isAnswered,
  callEveryEndpoint,
  leaksIn,
  unnoted,
  type EndpointCall,
} from './endpoint-calls.ts'
import type { Person } from './person.ts'
import { somebody } from './world.ts'

const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'signed-in'

test('the owner of a site finds its marks, so the checks below would detect a leak', async () => {
  const world = await aFullSite()
  const { owner, known, channelSeq } = world
  unnoted(owner)
  const seen: string[] = []
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const answer = await owner.refusal(endpoint, callOf(endpoint, known, channelSeq))
    if (JSON.stringify(answer.data ?? null).includes(MARK)) seen.push(nameOf(endpoint))
  }
  expect(seen.length).toBeGreaterThan(12)
  const prints = Object.entries(await fingerprint(world)) as [string, { rows: number }][]
  const empty = prints.filter(([, { rows }]) => rows === 0).map(([name]) => name)
  expect(empty, 'add a row in the `.fixture.ts` of its feature').toEqual([])
}, 60_000)

test('a fixture gives every name that stands in a path', async () => {
  const { known } = await aFullSite()
  const names = new Set(endpoints.flatMap(({ params }) => Object.keys(params.shape)))
  const given = new Set(['channelSeq', ...Object.keys(known)])

  expect(names.size).toBeGreaterThan(25)
  expect([...names].filter((name) => !given.has(name))).toEqual([])
})

/** Every kind of caller, by name. */
async function everybody({ add, as, otherSite, mina, owner, member, visitor }: FullSite) {
  const here = async (name: string, role: Role | null) =>
    as(await somebody(add, { name, channelSeq: otherSite.channelSeq, role }))
  const far = await add.course(otherSite.channelSeq, {
    writer: (await somebody(add, { name: 'Writer' })).userSeq,
  })
  const named = async (type: ClassStaffType) => {
    const who = await somebody(add, { name: `Here ${type}`, channelSeq: otherSite.channelSeq })
    const post = { user_seq: who.userSeq, user_type_cd: type, is_invited: true }
    await add.row('course_staff', { channel_seq: otherSite.channelSeq, course_seq: far.courseSeq, ...post })
    return [`${type} of a class here`, `Here ${type}`, as(who)] as const
  }
  const ofClasses = [await named('TCH'), await named('MNG'), await named('FAC'), await named('CMG')]
  const people: (readonly [who: string, name: string, one: Person])[] = [
    ...ofClasses,
    ['learner here', 'Hana', await here('Hana', null)],
    ['teacher here', 'Hyun', await here('Hyun', 'TCH')],
    ['manager here', 'Hwan', await here('Hwan', 'MNG')],
    ['owner here', 'Haneul', await here('Haneul', 'OWN')],
    ['visitor', '', visitor],
    ['somebody without a site', 'Nobody', as(await somebody(add, { name: 'Nobody' }))],
    ['learner there', 'Mina', mina],
    ['teacher there', 'Tea', await member('Tea', 'TCH')],
    ['manager there', 'Mo', await member('Mo', 'MNG')],
    ['owner there', 'Haru', owner],
  ]
  return { people, names: Object.fromEntries(people.map(([who, name]) => [who, name])) }
}

/** Each group has a site of its own: hundreds of calls for each person are long enough for one test. */
const groups = [
  ['the staff of a class of another site', (who: string) => who.endsWith(' of a class here')],
  ['a member of another site', (who: string) => who.endsWith(' here') && !who.includes('class')],
  ['a user of no site, or of this one,', (who: string) => !who.endsWith(' here')],
] as const

test.each(groups)(
  '%s reads and changes nothing through the wrong address',
  async (_, isMeant) => {
    const world = await aFullSite()
    const { people: all, names } = await everybody(world)
    const people = all.filter(([who]) => isMeant(who))
    expect(people.length).toBeGreaterThan(3)
    const before = await fingerprint(world)
    const knocks: EndpointCall[] = []
    for (const [who, , one] of people) knocks.push(...(await callEveryEndpoint(world, who, one)))
    const answered = knocks.filter(isAnswered)
    process.stdout.write(
      `through the wrong site: tried ${knocks.length}, refused ${knocks.length - answered.length}\n`,
    )

    // A call that was refused for invalid input would prove nothing.
    const unreadable = knocks.filter(({ answer }) => answer.code === '400000' && answer.fields)
    expect([...new Set(unreadable.map(({ endpoint }) => nameOf(endpoint)))]).toEqual([])
    expect(leaksIn(knocks, world, names)).toEqual([])
    // Any user may join as a learner; no role on another site grants more than that.
    const strangers = answered.filter(
      ({ who, endpoint }) => !who.endsWith(' here') && !isOpen(endpoint) && endpoint.access !== 'member',
    )
    expect(strangers.map(({ who, endpoint }) => `${who}: ${nameOf(endpoint)}`)).toEqual([])
    expect(await fingerprint(world)).toEqual(before)
  },
  120_000,
)

// An order is read together with its items, so that one of the two policies still hides it.
test.each([['reviews'], ['posts'], ['members'], ['orders', 'order_items']])(
  'a policy of %s that lets everything through is found out',
  async (...opened) => {
    const world = await aFullSite()
    const policies = await world.add.all<{ name: string; table: string }>(
      'select policyname as name, tablename as table from pg_policies where tablename = any($1)',
      [opened],
    )
    const stranger = world.as(
      await somebody(world.add, { name: 'Haneul', channelSeq: world.otherSite.channelSeq, role: 'OWN' }),
    )
    const before = await fingerprint(world)
    for (const { name, table } of policies)
      await world.add.all(`alter policy ${name} on ${table} using (true) with check (true)`)
    const knocks = await callEveryEndpoint(world, 'owner here', stranger)
    const isChanged = JSON.stringify(await fingerprint(world)) !== JSON.stringify(before)

    expect(leaksIn(knocks, world).length + Number(isChanged)).toBeGreaterThan(0)
  },
  60_000,
)

test('a user of another site can call only public endpoints', async () => {
  const world = await aFullSite()
  const { otherSite, known, channelSeq, visitor } = world
  const guarded = endpoints.filter((endpoint) => !isOpen(endpoint))
  const before = await fingerprint(world)
  const passed: string[] = []
  for (const one of [otherSite.owner, visitor]) unnoted(one)
  for (const endpoint of guarded) {
    const input = callOf(endpoint, known, channelSeq)
    for (const one of [otherSite.owner, visitor]) {
      const { code } = await one.refusal(endpoint, input)
      if (!['800000', '403001', '401000'].includes(code)) passed.push(`${code} ${nameOf(endpoint)}`)
    }
  }
  process.stdout.write(
    `guarded doors: tried ${guarded.length * 2}, refused ${guarded.length * 2 - passed.length}\n`,
  )

  expect(passed).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
}, 120_000)
