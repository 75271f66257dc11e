import { expect, test } from 'vitest'
import { checkSchedule } from 'contract/money/enrolments/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { aLive, aLiveClass } from '../../../testing/live-world.ts'

/** Mina learns in a class that is live two hours from now, for an hour; she looks at another one, live when the test says so. */
async function anotherClass({ minutes }: { minutes: number }) {
  const world = await aLiveClass({ minutes: 120 })
  const { add, channelSeq, ownerSeq, owner, mina } = world
  const { courseSeq } = await add.course(channelSeq, { writer: ownerSeq })
  const other = { channelSeq, courseSeq }
  await owner.call(addCurriculum, { ...other, body: aLive(minutes) })
  return { ...world, other, check: () => mina.call(checkSchedule, other) }
}

test('a live lesson at the time of one of a class that one is in keeps one from enrolling, and says which', async () => {
  const { check, mina, other } = await anotherClass({ minutes: 179 })
  expect(await check()).toMatchObject({ isBlocked: true })
  const { code, message } = await mina.refusal(checkSchedule, other)
  expect(code).toBe('100010')
  expect(message).toMatch(/^이미 듣고 있는 ‘.+’의 라이브 일정\(11월 21일\(토\) 14:00\)과 시간이 겹쳐/)
})

test.each([60, 180])('one that ends or begins as the other begins or ends is none (%s)', async (minutes) => {
  const { check } = await anotherClass({ minutes })
  expect(await check()).toEqual({ isBlocked: false, message: '' })
})

test('what is over, removed, or of a class that one left is in nobody’s way', async () => {
  const { check, clock, add, owner, other } = await anotherClass({ minutes: 130 })
  expect(await check()).toMatchObject({ isBlocked: true })
  await add.all('update access_grants set ends_at = $1', [clock.now])
  expect(await check()).toMatchObject({ isBlocked: false })
  await add.all('update access_grants set ends_at = null')
  expect(await check()).toMatchObject({ isBlocked: true })
  clock.pass({ minutes: 135 })
  expect(await check()).toMatchObject({ isBlocked: false })
  await owner.call(addCurriculum, { ...other, body: aLive(150) })
  expect(await check()).toMatchObject({ isBlocked: true })
  await add.all('update curriculums set deleted_at = now() where course_seq <> $1', [other.courseSeq])
  expect(await check()).toMatchObject({ isBlocked: false })
})
