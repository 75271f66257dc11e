import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setCoursePublic, trashCourse } from 'contract/teaching/courses/state.api'
import { enrolFree, cancelEnrolment } from 'contract/workflows/admissions/api'
import { changePeriods } from 'contract/workflows/admissions/access-period.api'
import type { AttendSeq, UserSeq } from 'contract/values/ids'
import {
  applyForPlace,
  decideAttendees,
  withdrawApplication,
} from 'contract/workflows/admissions/applications.api'
import { decisions } from 'contract/money/enrolments/waitlist.schemas'
import { memberLeft } from 'contract/people/members/events'
import { emit } from '../../../platform/jobs/tasks.ts'
import { Refused } from '../../../platform/refuse.ts'
import { applyPaid, aShop, buy, pressPay, PRICE } from '../../../testing/orders-world.ts'
import { expireOrders } from '../orders/orders.jobs.ts'
import { hasPeople } from '../../teaching/courses/rounds.queries.ts'
import { expirePlaces } from './enrolments.jobs.ts'
import { endUndecided, processWaitlists } from '../../workflows/admissions/waitlist.jobs.ts'
import { countActive } from './enrolments.queries.ts'

const people = 4
const anyone = fc.nat(people - 1)
const acts = fc.oneof(
  fc.record({
    act: fc.constantFrom('enrol', 'apply', 'withdraw', 'press', 'buy', 'pressApply', 'applyPaid'),
    who: anyone,
  }),
  fc.record({ act: fc.constantFrom(...decisions, 'end', 'extend', 'leave'), who: anyone }),
  fc.record({ act: fc.constantFrom('minutes', 'days', 'work'), who: fc.constant(0) }),
)
const classes = fc.record({
  price: fc.constantFrom(0, PRICE),
  seats: fc.constantFrom(1, 2, null),
  hasLine: fc.boolean(),
  isByApproval: fc.boolean(),
})
type Class = typeof classes extends fc.Arbitrary<infer Value> ? Value : never
type Act = typeof acts extends fc.Arbitrary<infer Value> ? Value : never
/** Tried first, so that every run sees a class with several learners. */
const twoLearners: [Class, Act[]] = [
  { price: 0, seats: null, hasLine: false, isByApproval: false },
  [
    { act: 'enrol', who: 0 },
    { act: 'enrol', who: 1 },
    { act: 'end', who: 0 },
  ],
]

async function aClassOf({ price, seats, hasLine, isByApproval }: Class) {
  const shop = await aShop({ price, seats, vodDays: 30 })
  const { add, app, channelSeq, courseSeq, courseRef, owner, clock, member, passTimer } = shop
  if (hasLine && seats !== null) await add.all("update course_rounds set user_limit_type_cd = '00'")
  if (isByApproval) await add.all("update courses set choise_type_cd = '01'")
  const persons: Awaited<ReturnType<typeof member>>[] = []
  for (let at = 0; at < people; at += 1) persons.push(await member(`Person ${at}`))
  const site = await app.contextFor(channelSeq)
  const mail = { name: 'Mina', email: 'mina@example.com', phone: '' }

  const lastOf = async (at: number) => {
    const [found] = await add.all<{ user_seq: UserSeq; attend_seq: AttendSeq }>(
      `select user_seq, attend_seq from enrolments join users using (user_seq)
        where users.name = 'Person ${at}' order by attend_seq desc limit 1`,
    )
    return found
  }
  async function ofStaff(act: Act['act'], at: number) {
    const last = await lastOf(at)
    if (!last) return
    const attendSeqs = [last.attend_seq]
    const decision = decisions.find((one) => one === act)
    if (decision) await owner.call(decideAttendees, { ...courseRef, body: { attendSeqs, decision } })
    if (act === 'end')
      await owner.call(cancelEnrolment, { ...courseRef, attendSeq: last.attend_seq, body: {} })
    if (act === 'extend')
      await owner.call(changePeriods, {
        ...courseRef,
        body: { attendSeqs, change: { kind: 'DAYS', days: 40 } },
      })
    if (act === 'leave') await site.transaction((tx) => emit(tx, memberLeft, { userSeq: last.user_seq }))
  }
  async function timers() {
    for (const timer of [expireOrders, expirePlaces, processWaitlists, endUndecided]) await passTimer(timer)
    await app.workOnce()
  }
  async function perform({ act, who }: Act) {
    const person = persons[who]
    if (!person) return
    if (act === 'enrol') await person.call(enrolFree, courseRef)
    else if (act === 'apply') await person.call(applyForPlace, { ...courseRef, body: mail })
    else if (act === 'withdraw') await person.call(withdrawApplication, courseRef)
    else if (act === 'press') await pressPay(person, courseRef)
    else if (act === 'pressApply') await pressPay(person, courseRef, { isApplication: true })
    else if (act === 'applyPaid') await applyPaid(person, courseRef)
    else if (act === 'buy') await buy(person, courseRef)
    else if (act === 'work') await app.workOnce()
    else if (act === 'minutes') {
      clock.pass({ minutes: 20 })
      await timers()
    } else if (act === 'days') {
      clock.pass({ days: 31 })
      await timers()
    } else await ofStaff(act, who)
  }
  return {
    /** What a caller may not do now is refused, which is fine here. */
    act: (act: Act) =>
      perform(act).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
      }),
    counted: async () => {
      const [round] = await add.all<{ counted: number }>(
        'select sum(seats_taken + wait_count)::int as counted from course_rounds where course_seq = $1',
        [courseSeq],
      )
      return round?.counted
    },
    enrolled: () => countActive(site.db, courseSeq),
    hasPeople: () => hasPeople(site.db, courseSeq),
    trash: async () => {
      // What the main page shows stays for another reason.
      await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
      await owner.call(trashCourse, courseRef)
    },
  }
}

test('whatever happens to its learners, a class counts exactly those who have a seat or wait, and rests only without them', async () => {
  let busiest = 0
  await fc.assert(
    fc.asyncProperty(classes, fc.array(acts, { minLength: 5, maxLength: 25 }), async (kind, list) => {
      const { act, counted, enrolled, hasPeople: isBusy, trash } = await aClassOf(kind)
      for (const one of list) {
        await act(one)
        const count = await enrolled()
        busiest = Math.max(busiest, count)
        expect(await counted()).toBe(count)
        expect(await isBusy()).toBe(count > 0)
      }
      if (await isBusy()) await expect(trash()).refuses('CLASS_HAS_LEARNERS')
      else await trash()
    }),
    { numRuns: 8, examples: [twoLearners] },
  )
  expect(busiest).toBeGreaterThan(1)
}, 240_000)
