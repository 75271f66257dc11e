import { expect, test } from 'vitest'
import { checkSchedule } from 'contract/money/enrolments/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import { getPaymentInfo } from 'contract/money/orders/api'
import type { CourseSeq } from 'contract/values/ids'
import { applyPaid, pressPay } from '../../../testing/orders-world.ts'
import { aSite } from '../../../testing/world.ts'

/** A site with so many projects, free unless a price is said. */
async function projects(count: number, price = 0) {
  const site = await aSite()
  const { add, channelSeq, ownerSeq } = site
  const made: CourseSeq[] = []
  for (let at = 0; at < count; at += 1)
    made.push((await add.course(channelSeq, { writer: ownerSeq, price })).courseSeq)
  await add.all("update courses set course_type_cd = '01'")
  const places = made.map((courseSeq) => ({ channelSeq, courseSeq }))
  return { ...site, places }
}
const first = <Item>(items: readonly Item[]) => {
  const [item] = items
  if (item === undefined) throw new Error('there is none')
  return item
}

test('somebody takes part in three projects of a site at once, and hears so before they apply', async () => {
  const { mina, member, places, add, channelSeq, ownerSeq } = await projects(4)
  const [fourth = first(places), ...three] = places.toReversed()
  for (const courseRef of three) await mina.call(enrolFree, courseRef)
  await expect(mina.call(enrolFree, fourth)).refuses('PROJECTS_FULL')
  const { isBlocked, message } = await mina.call(checkSchedule, fourth)
  expect([isBlocked, message]).toEqual([true, expect.stringContaining('3개')])

  const jun = await member('Jun')
  await jun.call(enrolFree, fourth)
  const plain = await add.course(channelSeq, { writer: ownerSeq, price: 0 })
  await mina.call(enrolFree, { channelSeq, courseSeq: plain.courseSeq })
})

test('a project that is over, or was left, makes room for another', async () => {
  const { mina, places, add, clock } = await projects(5)
  const [fifth = first(places), fourth = first(places), ...three] = places.toReversed()
  for (const courseRef of three) await mina.call(enrolFree, courseRef)
  const [one = fifth, other = fifth] = three
  await add.all('update course_rounds set end_at = $2 where course_seq = $1', [one.courseSeq, clock.now])
  await mina.call(enrolFree, fourth)
  await expect(mina.call(enrolFree, fifth)).refuses('PROJECTS_FULL')
  await add.all("update enrolments set state = 'CANCELLED', cancelled_at = now() where course_seq = $1", [
    other.courseSeq,
  ])
  await mina.call(enrolFree, fifth)
})

test('of two applications at once for the third place, one is taken', async () => {
  const { mina, places, add } = await projects(4)
  const [one = first(places), other = first(places), ...two] = places
  for (const courseRef of two) await mina.call(enrolFree, courseRef)
  const outcomes = await Promise.allSettled([mina.call(enrolFree, one), mina.call(enrolFree, other)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [{ count } = { count: 0 }] = await add.all<{ count: number }>(
    "select count(*)::integer as count from enrolments where state = 'APPROVED'",
  )
  expect(count).toBe(3)
})

test('waiting counts too, and nobody is sent to pay for a fourth', async () => {
  const { mina, places, add } = await projects(4, 30_000)
  await add.all("update courses set choise_type_cd = '01'")
  const [fourth = first(places), ...three] = places.toReversed()
  for (const courseRef of three) await applyPaid(mina, courseRef)
  await expect(mina.call(getPaymentInfo, { ...fourth, query: {} })).refuses('PROJECTS_FULL')
  await expect(pressPay(mina, fourth, { isApplication: true })).refuses('PROJECTS_FULL')
  await expect(mina.call(getPaymentInfo, { ...first(three), query: {} })).refuses('ALREADY_ENROLLED')
})
