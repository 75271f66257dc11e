import { expect, test } from 'vitest'
import { attendLesson, completeLesson, getClassroom } from 'contract/learning/lessons/api'
import { getAttendee } from 'contract/workflows/admissions/api'
import { aRunningClass } from '../../../testing/world.ts'

test('staff read when a learner opened and completed each lesson', async () => {
  const { mina, owner, courseRef, attendSeq, clock } = await aRunningClass()
  const { lessons } = await mina.call(getClassroom, courseRef)
  const [first] = lessons
  if (!first) throw new Error('the class has no lesson')
  const lessonRef = { ...courseRef, curriculumSeq: first.curriculumSeq }
  const read = () => owner.call(getAttendee, { ...courseRef, attendSeq })
  expect((await read()).lessons[0]).toMatchObject({
    progressState: 'NONE',
    openedAt: null,
    completedAt: null,
  })
  await mina.call(attendLesson, lessonRef)
  const openedAt = clock.now.toISOString()
  clock.pass({ minutes: 20 })
  await mina.call(completeLesson, lessonRef)
  const { attendee, lessons: history } = await read()
  expect(attendee).toMatchObject({ attendSeq, name: 'Mina' })
  expect(history).toHaveLength(lessons.length)
  expect(history[0]).toMatchObject({
    title: first.title,
    progressState: 'DONE',
    openedAt,
    completedAt: clock.now.toISOString(),
  })
})

test('nobody else reads it, and a place of another class is not found', async () => {
  const { mina, owner, visitor, courseRef, attendSeq, add, channelSeq, ownerSeq, otherSite } =
    await aRunningClass()
  await expect(mina.call(getAttendee, { ...courseRef, attendSeq })).refuses('NOT_ALLOWED')
  await expect(visitor.call(getAttendee, { ...courseRef, attendSeq })).refuses('SIGN_IN_FIRST')
  const { courseSeq } = await add.course(channelSeq, { writer: ownerSeq })
  await expect(owner.call(getAttendee, { channelSeq, courseSeq, attendSeq })).refuses('NOT_FOUND')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq, attendSeq }
  await expect(otherSite.owner.call(getAttendee, there)).refuses('CLASS_NOT_FOUND')
})
