import { downloadAttendances, getAttendances, markAttendances } from 'contract/learning/attendance/api'
import { completeLesson, getClassroom } from 'contract/learning/lessons/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { attendLive } from 'contract/learning/live/api'
import { inviteAttendees } from 'contract/workflows/admissions/api'
import { expect, test } from 'vitest'
import { aLiveClass } from '../../../testing/live-world.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aRunningClass, noon, somebody } from '../../../testing/world.ts'

/** A meeting that begins in this many days, with Mina among its learners. */
async function aMeeting({ days = 0 } = {}) {
  const world = await aRunningClass()
  const { owner, mina, courseRef, attendSeq } = world
  const offlineStartAt = new Date(noon.getTime() + days * 86_400_000 + 3_600_000).toISOString()
  const body = { curriculumTypeCd: '04' as const, title: '숲 산책', offlineStartAt, addrRoad1: '서울숲길 1' }
  const { curriculumSeq: i } = await owner.call(addCurriculum, { ...courseRef, body })
  const book = () => owner.call(getAttendances, { ...courseRef, query: { i } })
  const mark = (isPresent: boolean, attendSeqs = [attendSeq]) =>
    owner.call(markAttendances, { ...courseRef, body: { i, attendSeqs, isPresent } })
  const room = async () => {
    const { lessons } = await mina.call(getClassroom, courseRef)
    return lessons.find(({ curriculumSeq }) => curriculumSeq === i)
  }
  return { ...world, i, book, mark, room }
}

async function aMeetingInOrder() {
  const world = await aMeeting()
  await world.add.all("update courses set curriculum_progress_cd = '01'")
  return { ...world, lesson: { ...world.courseRef, curriculumSeq: world.curriculumSeq } }
}

test('only staff see the attendance list', async () => {
  const { owner, mina, item, liveRef } = await aLiveClass()
  const book = async () => (await owner.call(getAttendances, liveRef)).list
  expect(await book()).toMatchObject([{ attendedAt: null, isMarked: false }])
  await mina.call(attendLive, item)
  expect(await book()).toMatchObject([{ attendedAt: noon.toISOString(), isMarked: false }])
  await expect(mina.call(getAttendances, liveRef)).refuses('NOT_ALLOWED')
})

test("a meeting is completed when staff mark attendance, not by the learner's confirmation", async () => {
  const { mina, courseRef, i, book, mark, room } = await aMeeting()
  await expect(mina.call(completeLesson, { ...courseRef, curriculumSeq: i })).refuses('CLASS_RULE')
  expect(await book()).toMatchObject({ title: '숲 산책', attendedCount: 0, isOpen: true })

  expect(await mark(true)).toEqual({ attendedCount: 1 })
  expect(await mark(true)).toEqual({ attendedCount: 1 })
  expect((await book()).list).toMatchObject([
    { name: 'Mina', attendedAt: noon.toISOString(), isMarked: true },
  ])
  expect((await room())?.progressState).toBe('DONE')

  expect(await mark(false)).toEqual({ attendedCount: 0 })
  expect((await room())?.progressState).toBe('STARTED')
})

test('staff mark a learner who could not join a live lesson by themselves', async () => {
  const { owner, mina, courseRef, itemSeq: i, attendSeq, clock } = await aLiveClass()
  clock.pass({ days: 1 })
  await owner.call(markAttendances, { ...courseRef, body: { i, attendSeqs: [attendSeq], isPresent: true } })
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons.find(({ curriculumSeq }) => curriculumSeq === i)?.progressState).toBe('DONE')
})

test('attendance opens on the day of the lesson', async () => {
  const { mark, book, clock } = await aMeeting({ days: 1 })
  expect((await book()).isOpen).toBe(false)
  await expect(mark(true)).refuses('BOOK_NOT_OPEN')
  clock.pass({ days: 1 })
  expect(await mark(true)).toEqual({ attendedCount: 1 })
})

test('learners of another course are skipped, and learners mark nobody', async () => {
  const { mina, courseRef, i, attendSeq, add, channelSeq, ownerSeq, mark, book } = await aMeeting()
  const { userSeq } = await somebody(add, { name: 'Jun', channelSeq })
  const another = await add.course(channelSeq, { writer: ownerSeq })
  const otherEnrolment = await add.enrolment({ ...another, channelSeq, userSeq })
  expect(await mark(true, [otherEnrolment])).toEqual({ attendedCount: 0 })
  expect((await book()).list.map(({ name }) => name)).toEqual(['Mina'])
  const body = { i, attendSeqs: [attendSeq], isPresent: true }
  await expect(mina.call(markAttendances, { ...courseRef, body })).refuses('NOT_ALLOWED')
})

test('a meeting that is over blocks nobody', async () => {
  const { owner, mina, courseRef, lesson, clock } = await aMeetingInOrder()
  await mina.call(completeLesson, lesson)
  const { curriculumSeq } = await owner.call(addCurriculum, {
    ...courseRef,
    body: { curriculumTypeCd: '05' as const, title: '다녀와서', content: '<p>x</p>' },
  })
  const isOpen = async () => {
    const { lessons } = await mina.call(getClassroom, courseRef)
    return lessons.find((one) => one.curriculumSeq === curriculumSeq)?.isOpen
  }
  expect(await isOpen()).toBe(false)
  clock.pass({ minutes: 90 })
  expect(await isOpen()).toBe(true)
})

test('staff download who came to which meeting; one that is still to come says nothing of anybody', async () => {
  const { app, owner, mina, member, courseRef, mark } = await aMeeting()
  await member('Jun')
  await owner.call(inviteAttendees, { ...courseRef, body: { emails: ['jun@example.com'] } })
  const offlineStartAt = new Date(noon.getTime() + 86_400_000).toISOString()
  const body = { curriculumTypeCd: '04' as const, title: '들 산책', offlineStartAt, addrRoad1: '서울숲길 1' }
  await owner.call(addCurriculum, { ...courseRef, body })
  await mark(true)

  const { url } = await owner.call(downloadAttendances, courseRef)
  const [heads = [], ...rows] = await rowsAt(app, url)
  expect(heads.slice(0, 4)).toEqual(['이름', '이메일', '연락처', '회차'])
  expect(heads.slice(4)).toEqual(['숲 산책 (2026-11-21)', '들 산책 (2026-11-22)', '출석 횟수', '출석률'])
  expect(rows.map(([name, , , round, ...marks]) => [name, round, ...marks])).toEqual([
    ['Mina', 1, '출석', null, 1, 100],
    ['Jun', 1, '결석', null, 0, 0],
  ])
  await expect(mina.call(downloadAttendances, courseRef)).refuses('NOT_ALLOWED')
})
