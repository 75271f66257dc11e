import * as api from 'contract/teaching/curriculum/api'
import * as bulk from 'contract/teaching/curriculum/bulk.api'
import { expect, test } from 'vitest'
import { aLive, JOIN_URL } from '../../../testing/live-world.ts'
import { aClass, somebody } from '../../../testing/world.ts'

const text = { curriculumTypeCd: '05' as const, content: '<p>안녕</p>' }

async function aCurriculum() {
  const world = await aClass()
  const { owner, courseRef, add, channelSeq, ownerSeq } = world
  const other = await add.course(channelSeq, { writer: ownerSeq })
  const otherCourse = { channelSeq, courseSeq: other.courseSeq }
  const list = async (at = courseRef) => (await owner.call(api.listEditableCurriculum, at)).list
  return {
    ...world,
    otherCourse,
    list,
    titles: async (at = courseRef) => (await list(at)).map(({ title }) => title),
    addLesson: async (title: string, input: object = {}, at = courseRef) =>
      (await owner.call(api.addCurriculum, { ...at, body: { ...text, ...input, title } })).curriculumSeq,
  }
}

test('lessons are copied behind the chosen one, in order, with all their settings', async () => {
  const { owner, courseRef, addLesson, titles, list, curriculumSeq } = await aCurriculum()
  const second = await addLesson('둘째', { isPublic: true })
  await addLesson('셋째')

  const body = { curriculumSeqs: [second, curriculumSeq], afterSeq: second }
  const { curriculumSeqs } = await owner.call(bulk.copyCurriculums, { ...courseRef, body })

  expect(await titles()).toEqual(['첫 인사', '둘째', '첫 인사 (복사)', '둘째 (복사)', '셋째'])
  const copied = (await list()).find((item) => item.curriculumSeq === curriculumSeqs[1])
  expect(copied).toMatchObject({ content: '<p>안녕</p>', isPublic: true })
})

test('a copied live lesson moves by a week with its link; from another course it comes without, in the future', async () => {
  const { owner, courseRef, addLesson, list, otherCourse, clock } = await aCurriculum()
  const live = await addLesson('라이브', aLive(60))
  const offline = await addLesson('모임', {
    curriculumTypeCd: '04',
    offlineStartAt: '2026-11-22T03:00:00Z',
    addrRoad1: '서울 종로구',
  })
  await owner.call(bulk.copyCurriculums, { ...courseRef, body: { curriculumSeqs: [live], afterSeq: live } })
  const again = (await list()).find(({ title }) => title === '라이브 (복사)')
  expect(again).toMatchObject({ liveStartAt: '2026-11-28 13:00:00', joinUrl: JOIN_URL })

  clock.pass({ days: 10 })
  const body = { fromCourseSeq: courseRef.courseSeq, curriculumSeqs: [live, offline] }
  await owner.call(bulk.copyCurriculums, { ...otherCourse, body })
  expect((await list(otherCourse)).slice(1)).toMatchObject([
    { title: '라이브', liveStartAt: '2026-12-05 13:00:00', liveEndAt: '2026-12-05 14:00:00', joinUrl: '' },
    { title: '모임', offlineStartAt: '2026-12-06T03:00:00.000Z', addrRoad1: '서울 종로구' },
  ])
})

test("nobody copies lessons from another's course, or missing ones", async () => {
  const { owner, courseRef, otherCourse, add, as, channelSeq, curriculumSeq, titles } = await aCurriculum()
  const teacher = await somebody(add, { name: 'Tea', channelSeq, role: 'TCH' })
  await add.row('course_staff', {
    channel_seq: channelSeq,
    course_seq: otherCourse.courseSeq,
    user_seq: teacher.userSeq,
  })
  const input = { fromCourseSeq: courseRef.courseSeq, curriculumSeqs: [curriculumSeq] }
  await expect(as(teacher).call(bulk.copyCurriculums, { ...otherCourse, body: input })).refuses(
    'CLASS_NOT_FOUND',
  )
  const gone = { curriculumSeqs: [curriculumSeq] }
  await expect(owner.call(bulk.copyCurriculums, { ...otherCourse, body: gone })).refuses('CURRICULUM_CHANGED')
  expect(await titles(otherCourse)).toHaveLength(1)
})

test('several lessons are locked, opened and removed at once; those that cannot be stay as they are', async () => {
  const { owner, courseRef, addLesson, list, titles, curriculumSeq } = await aCurriculum()
  const section = await addLesson('1장', { curriculumTypeCd: '01', content: '' })
  const live = await addLesson('라이브', aLive(60))
  const curriculumSeqs = [curriculumSeq, section, live]

  const opened = { curriculumSeqs, isPublic: true }
  expect(await owner.call(bulk.changeCurriculums, { ...courseRef, body: opened })).toEqual({ count: 1 })
  const locked = { curriculumSeqs, lockStatusYn: 'Y' as const }
  expect(await owner.call(bulk.changeCurriculums, { ...courseRef, body: locked })).toEqual({ count: 2 })
  expect((await list()).map(({ lockStatusYn, isPublic }) => [lockStatusYn, isPublic])).toEqual([
    ['Y', true],
    ['N', false],
    ['Y', false],
  ])

  await owner.call(bulk.removeCurriculums, { ...courseRef, body: { curriculumSeqs: [section, live] } })
  expect(await titles()).toEqual(['첫 인사'])
  await expect(owner.call(bulk.removeCurriculums, { ...courseRef, body: { curriculumSeqs } })).refuses(
    'CURRICULUM_CHANGED',
  )
  expect(await titles()).toEqual(['첫 인사'])
})

test('a curriculum holds a thousand items', async () => {
  const { owner, courseRef, add, curriculumSeq, addLesson } = await aCurriculum()
  await add.all(`insert into curriculums (channel_seq, course_seq, curriculum_type_cd, title, sort, created_at)
    select channel_seq, course_seq, '05', 'n', n, now() from curriculums, generate_series(2, 999) n
    where curriculum_seq = ${curriculumSeq}`)
  await addLesson('마지막')
  await expect(addLesson('하나 더')).refuses('CURRICULUM_FULL')
  const body = { curriculumSeqs: [curriculumSeq] }
  await expect(owner.call(bulk.copyCurriculums, { ...courseRef, body })).refuses('CURRICULUM_FULL')
})
