import { expect, test } from 'vitest'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import { submitCourse } from 'contract/teaching/courses/state.api'
import { getCourse } from 'contract/views/class-page/api'
import { getCourseSettings, listAdminCourses } from 'contract/teaching/courses/api'
import { addCurriculum, listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { aCinema } from '../../../testing/classroom-world.ts'
import { aRunningClass } from '../../../testing/world.ts'
import { copiedTables, leftTables } from './copy-course.service.ts'

const live = {
  curriculumTypeCd: '00' as const,
  title: '첫 만남',
  liveStartAt: '2026-11-21 20:00:00',
  liveEndAt: '2026-11-21 21:00:00',
  joinUrl: 'https://zoom.us/j/85912345678?pwd=secret',
  attendeeJoinTimeLive: 15,
}

test('a copy has the texts, conditions and lessons of the original, and no learners', async () => {
  const { owner, visitor, add, courseRef, channelSeq } = await aRunningClass()
  await add.all(
    `update courses set sub_title = '하루 20분', desc1 = '<p>안녕</p>', vod_days = 30, review_count = 3, review_sum = 12`,
  )
  await add.all(`update course_rounds set user_limit_type_cd = '99', max_user_count = 20`)
  const { title } = await owner.call(getCourseSettings, courseRef)
  const { courseSeq } = await owner.call(copyCourse, courseRef)

  const copy = { channelSeq, courseSeq }
  expect(await owner.call(getCourseSettings, copy)).toMatchObject({
    title: `${title} (복사)`,
    subTitle: '하루 20분',
    desc1: '<p>안녕</p>',
    price: 30_000,
    vodDays: 30,
    maxUserCount: 20,
    seatsTaken: 0,
    state: 'DRAFT',
    publicCd: '99',
    rowVersion: 1,
  })
  const lessons = async (of: typeof copy) => (await owner.call(listEditableCurriculum, of)).list
  const titlesOf = (list: Awaited<ReturnType<typeof lessons>>) =>
    list.map(({ title: name, content }) => [name, content])
  expect(titlesOf(await lessons(copy))).toEqual(titlesOf(await lessons(courseRef)))
  const detail = await owner.call(getCourse, { ...copy, query: { type: 'update' } })
  expect([detail.reviewCount, detail.attendCount, detail.curriculumCount]).toEqual([0, 0, 1])
  await expect(visitor.call(getCourse, copy)).refuses('CLASS_NOT_FOUND')
  const { list } = await owner.call(listAdminCourses, { channelSeq })
  expect(list.map(({ courseSeq: one }) => one)).toEqual([courseSeq, courseRef.courseSeq])
})

test('videos are shared; live lessons keep weekday and hour, move ahead, and lose their links', async () => {
  const { owner, courseRef, channelSeq, clock, uploadVodSeq } = await aCinema()
  await owner.call(addCurriculum, { ...courseRef, body: live })
  clock.pass({ days: 15 })
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  const { list } = await owner.call(listEditableCurriculum, { channelSeq, courseSeq })
  expect(list.find(({ video }) => video)?.video?.uploadVodSeq).toBe(uploadVodSeq)
  expect(list.find(({ title }) => title === live.title)).toMatchObject({
    liveStartAt: '2026-12-12 20:00:00',
    liveEndAt: '2026-12-12 21:00:00',
    attendeeJoinTimeLive: 15,
    joinUrl: '',
    isLiveStarted: false,
  })
})

test('a copy can be submitted and copied like any other course', async () => {
  const { owner, add, courseRef, channelSeq, ownerSeq, clock } = await aRunningClass()
  const { file_seq } = await add.row<{ file_seq: number }>('files', {
    channel_seq: channelSeq,
    kind: 'course',
    origin_file_name: 'a.jpg',
    content_type: 'image/jpeg',
    file_size: 10,
    storage_key: 'a',
    widths: [10],
    uploaded_by_user_seq: ownerSeq,
    created_at: clock.now,
  })
  await add.all('update courses set image_file_seq = $1', [file_seq])
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  expect(await owner.call(submitCourse, { channelSeq, courseSeq })).toEqual({ state: 'PUBLISHED' })
  const again = await owner.call(copyCourse, { channelSeq, courseSeq })
  expect(again.courseSeq).not.toBe(courseSeq)
})

test('learners copy nothing, instructors only their own courses', async () => {
  const { mina, member, courseRef, otherSite } = await aRunningClass()
  const teacher = await member('Tae', 'TCH')
  await expect(mina.call(copyCourse, courseRef)).refuses('NOT_ALLOWED')
  await expect(teacher.call(copyCourse, courseRef)).refuses('CLASS_NOT_FOUND')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(copyCourse, there)).refuses('CLASS_NOT_FOUND')
})

test('every table of a course is listed as copied or not copied', async () => {
  const { add } = await aRunningClass()
  const rows = await add.all<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('course_seq', 'curriculum_seq') order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([...copiedTables, ...leftTables].toSorted())
})
