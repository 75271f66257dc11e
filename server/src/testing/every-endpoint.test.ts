import { expect, test } from 'vitest'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import {
  classPermissionsOf,
  classStaffTypes,
  type ClassStaffType,
} from 'contract/people/class-roles/class-roles.rules'
import { permissionNamed, permissionsOf, type Permission, type Role } from 'contract/http/permissions'
import type { RefusalName } from 'contract/http/refusals'
import type { ChannelSeq, CourseSeq } from 'contract/values/ids'
import { checkAllowed } from '../platform/auth/access.ts'
import { isAnswer } from 'contract/http/envelope'
import { aFullSite, type FullSite } from './full-site.ts'
import { callOf, endpoints, fingerprint, unnoted } from './endpoint-calls.ts'
import type { Person } from './person.ts'
import { somebody } from './world.ts'
import { refusalNamed } from '../platform/refusals.ts'

interface Caller {
  who: string
  one: Person
  /** The person's role and permissions on the site. */
  is: (NonNullable<Parameters<typeof checkAllowed>[1]> & { classKeys?: ReadonlySet<Permission> }) | null
}
const viewerFor = (isMember: boolean, role: Role | null = null) => ({
  isMember,
  isOperator: false,
  permissions: new Set(permissionsOf(role)),
})

/** The least privileged come first, before owners change anything. */
async function callers({ add, as, channelSeq, courseSeq, otherSite, owner, member, visitor }: FullSite) {
  const there = { name: 'Haneul', channelSeq: otherSite.channelSeq, role: 'OWN' } as const
  const learner = await somebody(add, { name: 'Lea', channelSeq })
  const other = await add.course(channelSeq, { writer: learner.userSeq })
  await add.enrolment({ channelSeq, userSeq: learner.userSeq, ...other })
  const named = async (where: { channelSeq: ChannelSeq; courseSeq: CourseSeq }, type: ClassStaffType) => {
    const who = await somebody(add, {
      name: `Named ${type} ${where.courseSeq}`,
      channelSeq: where.channelSeq,
    })
    const post = { user_seq: who.userSeq, user_type_cd: type, is_invited: true }
    await add.row('course_staff', { channel_seq: where.channelSeq, course_seq: where.courseSeq, ...post })
    return as(who)
  }
  const away = { channelSeq: otherSite.channelSeq }
  const far = await add.course(away.channelSeq, { writer: learner.userSeq })
  const ofTypes: Caller[] = []
  for (const type of classStaffTypes) {
    const hereAlone = { ...viewerFor(true), classKeys: new Set(classPermissionsOf(type)) }
    ofTypes.push(
      {
        who: `${type} of a class elsewhere`,
        one: await named({ ...away, ...far }, type),
        is: viewerFor(false),
      },
      {
        who: `${type} of another class`,
        one: await named({ channelSeq, ...other }, type),
        is: viewerFor(true),
      },
      { who: `${type} of this class`, one: await named({ channelSeq, courseSeq }, type), is: hereAlone },
    )
  }
  const everybody: Caller[] = [
    ...ofTypes,
    { who: 'visitor', one: visitor, is: null },
    { who: 'stranger', one: as(await somebody(add, { name: 'Nobody' })), is: viewerFor(false) },
    { who: 'owner of another site', one: as(await somebody(add, there)), is: viewerFor(false) },
    { who: 'member', one: await member('Mem'), is: viewerFor(true) },
    { who: 'learner of another class', one: as(learner), is: viewerFor(true) },
    { who: 'teacher', one: await member('Tea', 'TCH'), is: viewerFor(true, 'TCH') },
    { who: 'manager', one: await member('Mo', 'MNG'), is: viewerFor(true, 'MNG') },
    { who: 'owner', one: owner, is: viewerFor(true, 'OWN') },
  ]
  for (const { one } of everybody) unnoted(one)
  return everybody
}

/** Refusals that only guards use; a handler may use "not allowed" too. */
const guardCodes = ['SIGN_IN_FIRST', 'NOT_CHANNEL_USER'] as const
const codeOf = (name: RefusalName) => refusalNamed(name).code

/** The expected result of the guard; class staff hold their permissions where a call names their course, and nowhere else. */
function expectedOf({ access, alsoFor, scope }: Endpoint, { is }: Caller) {
  // The video in the calls belongs to this course.
  const isThere = is?.classKeys && scope !== 'site'
  const caller = isThere ? { ...is, permissions: is.classKeys ?? is.permissions } : is
  return checkAllowed(access, caller, alsoFor)
}
const isRefused = (endpoint: Endpoint, caller: Caller) => expectedOf(endpoint, caller) !== null

/** Each group has a site of its own: hundreds of calls for each caller are long enough for one test. */
const groups = [
  ['staff of classes', ({ who }: Caller) => who.includes(' of ') && who.includes(' class')],
  ['everybody else', ({ who }: Caller) => !(who.includes(' of ') && who.includes(' class'))],
] as const

/** Guards against hanging; the test makes hundreds of calls, one after the other where they may change something. */
const LONG = 180_000
const CALLS_AT_ONCE = 8

async function wrongAnswers(world: FullSite, { who, one, is }: Caller, those: readonly Endpoint[]) {
  const wrong: string[] = []
  const call = async (endpoint: Endpoint) => {
    const expected = expectedOf(endpoint, { who, one, is })
    const { code } = await one.refusal(endpoint, callOf(endpoint, world.known, world.channelSeq))
    const isRight = expected
      ? code === codeOf(expected)
      : !guardCodes.some((name) => code === codeOf(name)) || isWithin(endpoint, code)
    if (!isRight) wrong.push(`${who}: ${nameOf(endpoint)} answered ${code}, not ${expected ?? 'let in'}`)
  }
  const inTurn = async (left: Endpoint[]) => {
    for (let endpoint = left.shift(); endpoint; endpoint = left.shift()) await call(endpoint)
  }
  // Refused calls change nothing, which the test proves, so their order does not matter.
  const isHarmless = those.every((endpoint) => isRefused(endpoint, { who, one, is }))
  const left = [...those]
  await Promise.all(Array.from({ length: isHarmless ? CALLS_AT_ONCE : 1 }, () => inTurn(left)))
  return wrong
}

test.each(groups)(
  'every endpoint refuses whom its declared access refuses, and nothing changes: %s',
  async (_, isMeant) => {
    const world = await aFullSite()
    const everybody = (await callers(world)).filter(isMeant)
    expect(everybody.length).toBeGreaterThan(6)
    const wrong: string[] = []
    let tried = 0
    const before = await fingerprint(world)
    for (const caller of everybody) {
      const those = endpoints.filter((one) => isRefused(one, caller))
      tried += those.length
      wrong.push(...(await wrongAnswers(world, caller, those)))
    }
    process.stdout.write(`every endpoint: refused ${tried}, wrong answers ${wrong.length}\n`)

    expect(wrong).toEqual([])
    expect(await fingerprint(world)).toEqual(before)
  },
  LONG,
)

test.each(groups)(
  'every endpoint lets in whom its declared access lets in: %s',
  async (_, isMeant) => {
    const world = await aFullSite()
    const wrong: string[] = []
    let tried = 0
    for (const caller of (await callers(world)).filter(isMeant)) {
      const those = endpoints.filter((one) => !isRefused(one, caller))
      tried += those.length
      wrong.push(...(await wrongAnswers(world, caller, those)))
    }
    process.stdout.write(`every endpoint: let in ${tried}, wrong answers ${wrong.length}\n`)

    expect(wrong).toEqual([])
  },
  LONG,
)

/** CODE_WRONG shares its number with NOT_CHANNEL_USER. */
const isWithin = ({ refuses }: Endpoint, code: string) => refuses.some((name) => codeOf(name) === code)

test('an instructor gets nothing of a course taught by another', async () => {
  const world = await aFullSite()
  const teacher = await world.member('Tea', 'TCH')
  unnoted(teacher)
  const before = await fingerprint(world)
  const guarded = endpoints.filter(({ scope, access }) => scope === 'course' && access.startsWith('CLASS_'))
  const reached: string[] = []
  for (const endpoint of guarded) {
    const answer = await teacher.refusal(endpoint, callOf(endpoint, world.known, world.channelSeq))
    if (answer.code !== codeOf('CLASS_NOT_FOUND') && answer.code !== codeOf('NOT_ALLOWED'))
      reached.push(`${nameOf(endpoint)} answered ${answer.code}`)
  }
  process.stdout.write(
    `classes of others: tried ${guarded.length}, refused ${guarded.length - reached.length}\n`,
  )

  expect(guarded.length).toBeGreaterThan(10)
  expect(reached).toEqual([])
  expect(await fingerprint(world)).toEqual(before)
}, 60_000)

test.each(classStaffTypes)(
  '%s of one class gets nothing of the classes beside it',
  async (type) => {
    const world = await aFullSite()
    const { add, as, channelSeq } = world
    const own = await add.course(channelSeq, { writer: world.ownerSeq })
    const who = await somebody(add, { name: 'Cam', channelSeq })
    const post = { user_seq: who.userSeq, user_type_cd: type, is_invited: true }
    await add.row('course_staff', { channel_seq: channelSeq, course_seq: own.courseSeq, ...post })
    const cam = as(who)
    unnoted(cam)
    const before = await fingerprint(world)
    const reached: string[] = []
    const guarded = endpoints.filter(({ access }) => permissionNamed(access) !== null)
    // The course beside theirs, and their own course with ids of the other one.
    for (const courseSeq of [world.courseSeq, own.courseSeq]) {
      for (const endpoint of guarded) {
        const isOwn = courseSeq === own.courseSeq
        if (isOwn && !(endpoint.scope === 'course' && /:courseSeq\/.*:/.test(endpoint.path))) continue
        const answer = await cam.refusal(
          endpoint,
          callOf(endpoint, { ...world.known, courseSeq }, channelSeq),
        )
        if (isAnswer(answer.code))
          reached.push(`${nameOf(endpoint)} in ${isOwn ? 'their' : 'the other'} class`)
      }
    }
    expect(reached).toEqual([])
    expect(await fingerprint(world)).toEqual(before)
  },
  60_000,
)
