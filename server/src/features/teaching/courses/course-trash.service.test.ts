import { expect, test } from 'vitest'
import { updateCourse } from 'contract/teaching/courses/update.api'
import * as steps from 'contract/teaching/courses/state.api'
import { saveEtc } from 'contract/teaching/courses/settings.api'
import { createCourse, getCourseSettings, listAdminCourses } from 'contract/teaching/courses/api'
import { getCourse } from 'contract/views/class-page/api'
import {
  addCurriculum,
  listEditableCurriculum,
  removeCurriculum,
  saveCurriculum,
} from 'contract/teaching/curriculum/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { aCinema } from '../../../testing/classroom-world.ts'
import { documentsOf } from '../../../testing/documents-world.ts'
import { aLive } from '../../../testing/live-world.ts'
import { aRunningClass, noon } from '../../../testing/world.ts'

const inAWeek = new Date(noon.getTime() + 7 * 86_400_000)

/** A course with a learner, and two drafts beside it. */
async function aShelf() {
  const world = await aRunningClass()
  const { owner, channelSeq } = world
  const draft = async (title: string) =>
    (await owner.call(createCourse, { channelSeq, body: { title } })).courseSeq
  const [first, second] = [await draft('첫 초안'), await draft('둘째 초안')]
  const trash = async () =>
    (await owner.call(listAdminCourses, { channelSeq, query: { shelf: 'trash' } })).list
  return { ...world, first, second, trash }
}

test('of several courses those that can be trashed are; the others get a reason', async () => {
  const { owner, channelSeq, courseSeq, first, second, trash } = await aShelf()
  const body = { courseSeqs: [second, courseSeq, first, first] }
  const { moved, refused } = await owner.call(steps.trashCourses, { channelSeq, body })
  expect(moved).toEqual([first, second])
  expect(refused).toEqual([{ courseSeq, title: '굳은 어깨를 푸는 저녁 요가', reason: 'ENROLLED' }])
  expect(await trash()).toHaveLength(2)

  const again = await owner.call(steps.trashCourses, { channelSeq, body: { courseSeqs: [first] } })
  expect(again.refused).toMatchObject([{ reason: 'STATE' }])
  const back = await owner.call(steps.restoreCourses, {
    channelSeq,
    body: { courseSeqs: [first, courseSeq] },
  })
  expect(back.moved).toEqual([first])
  expect(back.refused).toMatchObject([{ courseSeq, reason: 'STATE' }])
  expect((await trash()).map((one) => one.courseSeq)).toEqual([second])
})

test("another instructor's courses stay where they are", async () => {
  const { otherSite, channelSeq, first, mina, trash } = await aShelf()
  const there = { channelSeq: otherSite.channelSeq, body: { courseSeqs: [first] } }
  const { moved, refused } = await otherSite.owner.call(steps.trashCourses, there)
  expect([moved, refused]).toEqual([[], []])
  await expect(mina.call(steps.trashCourses, { channelSeq, body: { courseSeqs: [first] } })).refuses(
    'NOT_ALLOWED',
  )
  expect(await trash()).toEqual([])
})

test('a course is purged once its title was typed; its URL replies that it was deleted', async () => {
  const { owner, visitor, courseRef, attendSeq, trash } = await aShelf()
  const title = '굳은 어깨를 푸는 저녁 요가'
  await expect(owner.call(steps.purgeCourse, { ...courseRef, body: { title } })).refuses(
    'CLASS_STATE_CHANGED',
  )
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  await owner.call(steps.setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  await owner.call(steps.trashCourse, courseRef)
  await expect(owner.call(steps.purgeCourse, { ...courseRef, body: { title: '저녁 요가' } })).refuses(
    'CLASS_NAME_WRONG',
  )
  await owner.call(steps.purgeCourse, { ...courseRef, body: { title: ` ${title} ` } })
  expect(await trash()).toEqual([])
  await expect(visitor.call(getCourse, courseRef)).refuses('CLASS_GONE')
  await expect(owner.call(steps.restoreCourse, courseRef)).refuses('CLASS_NOT_FOUND')
})

test('staff see whether a course is in the trash, and until when it can be restored', async () => {
  const { owner, channelSeq, first } = await aShelf()
  const courseRef = { channelSeq, courseSeq: first }
  const isHere = { trashTypeCd: '00', trashedAt: null, restoreExpiredAt: null }
  expect(await owner.call(getCourseSettings, courseRef)).toMatchObject(isHere)
  expect(await owner.call(getCourse, courseRef)).toMatchObject(isHere)
  await owner.call(steps.trashCourse, courseRef)
  const lies = {
    trashTypeCd: '01',
    trashedAt: noon.toISOString(),
    restoreExpiredAt: inAWeek.toISOString(),
  }
  expect(await owner.call(getCourseSettings, courseRef)).toMatchObject(lies)
  expect(await owner.call(getCourse, { ...courseRef, query: { type: 'update' } })).toMatchObject(lies)
  const shelf = await owner.call(listAdminCourses, { channelSeq, query: { shelf: 'trash' } })
  expect(shelf.list).toMatchObject([{ courseSeq: first, ...lies }])
})

test('after seven days no course can be restored, even before the clean-up', async () => {
  const { owner, channelSeq, first, second, clock } = await aShelf()
  const courseSeqs = [first, second]
  await owner.call(steps.trashCourses, { channelSeq, body: { courseSeqs } })
  clock.set(new Date(inAWeek.getTime() - 1))
  await owner.call(steps.restoreCourse, { channelSeq, courseSeq: first })
  await owner.call(steps.trashCourse, { channelSeq, courseSeq: first })
  clock.set(inAWeek)
  const late = { channelSeq, courseSeq: second }
  await expect(owner.call(steps.restoreCourse, late)).refuses('CLASS_STATE_CHANGED')
  const { moved, refused } = await owner.call(steps.restoreCourses, { channelSeq, body: { courseSeqs } })
  expect(moved).toEqual([first])
  expect(refused).toMatchObject([{ courseSeq: second, reason: 'STATE' }])
})

test('a course in the trash, and its lessons, can be read but not changed', async () => {
  const { owner, channelSeq, first } = await aShelf()
  const courseRef = { channelSeq, courseSeq: first }
  const lesson = { curriculumTypeCd: '05', title: '첫 인사', content: '<p>반가워요</p>' } as const
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body: lesson })
  await owner.call(steps.trashCourse, courseRef)

  await expect(owner.call(updateCourse, { ...courseRef, body: { title: '새 이름' } })).refuses(
    'CLASS_IN_TRASH',
  )
  await expect(owner.call(saveEtc, { ...courseRef, body: { memberOnlyYn: 'Y' } })).refuses('CLASS_IN_TRASH')
  await expect(owner.call(steps.setRecruiting, { ...courseRef, body: { isOpen: false } })).refuses(
    'CLASS_IN_TRASH',
  )
  await expect(owner.call(addCurriculum, { ...courseRef, body: lesson })).refuses('CLASS_IN_TRASH')
  const saved = { ...courseRef, curriculumSeq, body: { ...lesson, title: '새 인사' } }
  await expect(owner.call(saveCurriculum, saved)).refuses('CLASS_IN_TRASH')
  await expect(owner.call(removeCurriculum, { ...courseRef, curriculumSeq })).refuses('CLASS_IN_TRASH')
  expect((await owner.call(getCourseSettings, courseRef)).title).toBe('첫 초안')
  expect((await owner.call(listEditableCurriculum, courseRef)).list).toHaveLength(1)

  await owner.call(steps.restoreCourse, courseRef)
  await owner.call(saveCurriculum, saved)
})

test('only the deletion record of a purged course remains', async () => {
  const world = await aCinema()
  const { owner, add, app, courseRef, attendSeq } = world
  const { fileSeq } = await documentsOf(world).sent(owner)
  const handout = { curriculumTypeCd: '06' as const, title: '자료', addFiles: [fileSeq] }
  await owner.call(addCurriculum, { ...courseRef, body: handout })
  await owner.call(addCurriculum, { ...courseRef, body: aLive(60) })
  await owner.call(updateCourse, { ...courseRef, body: { desc1: '<p>소개</p>', memberOnlyYn: 'Y' } })
  const { title, price } = await owner.call(getCourseSettings, courseRef)
  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  await owner.call(steps.setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  await owner.call(steps.trashCourse, courseRef)
  await owner.call(steps.purgeCourse, { ...courseRef, body: { title } })
  await app.workOnce()

  const [left] = await add.all('select title, price::int, desc1, introduction, state from courses')
  expect(left).toEqual({ title, price, desc1: '', introduction: '', state: 'PURGED' })
  expect(await add.all('select 1 from course_settings')).toEqual([])
  expect(await add.all('select title, content, upload_vod_seq from curriculums order by sort')).toEqual([
    { title: '첫 인사', content: '', upload_vod_seq: null },
    { title: '첫 영상', content: '', upload_vod_seq: null },
    { title: '자료', content: '', upload_vod_seq: null },
    { title: '어깨 열기', content: '', upload_vod_seq: null },
  ])
  expect(await add.all('select has_join_url from live_items')).toEqual([{ has_join_url: false }])
  expect(await add.all('select 1 from curriculum_files')).toEqual([])
  expect(await add.all('select 1 from files where file_seq = $1 and let_go_at is null', [fileSeq])).toEqual(
    [],
  )
  expect(await add.all('select 1 from enrolments')).toHaveLength(1)
})
