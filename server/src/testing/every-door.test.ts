import { expect, test } from 'vitest'
import { nameOf, type Endpoint } from 'contract/grammar'
import { permissionsOf, type Role } from 'contract/permissions'
import { refusals, type RefusalName } from 'contract/refusals'
import { whyNotAllowed } from '../platform/auth/access.ts'
import { aFullSite, type FullSite } from './full-site.ts'
import { callOf, endpoints, fingerprint, unnoted } from './knocking.ts'
import type { Person } from './person.ts'
import { somebody } from './world.ts'

interface Caller {
  who: string
  one: Person
  /** What this person is on the site. */
  is: Parameters<typeof whyNotAllowed>[1]
}
const standing = (isMember: boolean, role: Role | null = null) => ({
  isMember,
  isOperator: false,
  permissions: new Set(permissionsOf(role)),
})

/** Who may do least comes first: what owners change at the end is not met by the others. */
async function callers({ add, as, channelSeq, elsewhere, owner, member, visitor }: FullSite) {
  const there = { name: 'Haneul', channelSeq: elsewhere.channelSeq, role: 'OWN' } as const
  const learner = await somebody(add, { name: 'Lea', channelSeq })
  const other = await add.course(channelSeq, { writer: learner.userSeq })
  await add.enrolment({ channelSeq, userSeq: learner.userSeq, ...other })
  const everybody: Caller[] = [
    { who: 'visitor', one: visitor, is: null },
    { who: 'stranger', one: as(await somebody(add, { name: 'Nobody' })), is: standing(false) },
    { who: 'owner of another site', one: as(await somebody(add, there)), is: standing(false) },
    { who: 'member', one: await member('Mem'), is: standing(true) },
    { who: 'learner of another class', one: as(learner), is: standing(true) },
    { who: 'teacher', one: await member('Tea', 'TCH'), is: standing(true, 'TCH') },
    { who: 'manager', one: await member('Mo', 'MNG'), is: standing(true, 'MNG') },
    { who: 'owner', one: owner, is: standing(true, 'OWN') },
  ]
  for (const { one } of everybody) unnoted(one)
  return everybody
}

/** What only a guard says; "not allowed" a call may say itself, of what was asked for. */
const guardCodes = ['SIGN_IN_FIRST', 'NOT_CHANNEL_USER'] as const
const codeOf = (name: RefusalName) => refusals[name].code

const isRefused = (endpoint: Endpoint, { is }: Caller) => whyNotAllowed(endpoint.access, is) !== null

test('every endpoint refuses exactly whom its promise refuses', async () => {
  const world = await aFullSite()
  const everybody = await callers(world)
  const wrong: string[] = []
  const tally = { tried: 0, refused: 0 }
  const knock = async ({ who, one, is }: Caller, endpoint: Endpoint) => {
    const expected = whyNotAllowed(endpoint.access, is)
    const { code } = await one.refusal(endpoint, callOf(endpoint, world.known, world.channelSeq))
    tally.tried += 1
    tally.refused += Number(expected !== null)
    const isRight = expected
      ? code === codeOf(expected)
      : !guardCodes.some((name) => code === codeOf(name)) || isWithin(endpoint, code)
    if (!isRight) wrong.push(`${who}: ${nameOf(endpoint)} answered ${code}, not ${expected ?? 'let in'}`)
  }
  const before = await fingerprint(world)
  for (const caller of everybody)
    for (const endpoint of endpoints.filter((one) => isRefused(one, caller))) await knock(caller, endpoint)
  const after = await fingerprint(world)
  for (const caller of everybody)
    for (const endpoint of endpoints.filter((one) => !isRefused(one, caller))) await knock(caller, endpoint)
  process.stdout.write(`every door: tried ${tally.tried}, refused ${tally.refused}, leaks ${wrong.length}\n`)

  expect(wrong).toEqual([])
  expect(after).toEqual(before)
}, 180_000)

/** A wrong code for the e-mail shares its number with "no member of this site". */
const isWithin = ({ refuses }: Endpoint, code: string) => refuses.some((name) => codeOf(name) === code)

test('a teacher gets nothing of a class that is taught by somebody else', async () => {
  const world = await aFullSite()
  const teacher = await world.member('Tea', 'TCH')
  unnoted(teacher)
  const before = await fingerprint(world)
  const doors = endpoints.filter(
    ({ path, access }) => path.includes('/courses/:courseSeq') && access.startsWith('CLASS_'),
  )
  const reached: string[] = []
  for (const endpoint of doors) {
    const answer = await teacher.refusal(endpoint, callOf(endpoint, world.known, world.channelSeq))
    if (answer.code !== codeOf('CLASS_NOT_FOUND') && answer.code !== codeOf('NOT_ALLOWED'))
      reached.push(`${nameOf(endpoint)} answered ${answer.code}`)
  }
  process.stdout.write(`classes of others: tried ${doors.length}, refused ${doors.length - reached.length}\n`)

  expect(doors.length).toBeGreaterThan(10)
  expect(reached).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
}, 60_000)
