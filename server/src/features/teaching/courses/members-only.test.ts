import { expect, test } from 'vitest'
import { getClassroom, getLesson } from 'contract/learning/lessons/api'
import { getCourseInformation } from 'contract/views/class-page/information.api'
import { saveEtc } from 'contract/teaching/courses/settings.api'
import { getCourse, getCourseViewer } from 'contract/views/class-page/api'
import { listCourses } from 'contract/teaching/courses/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import { likeCourse } from 'contract/community/likes/api'
import { aClass, noon, somebody } from '../../../testing/world.ts'

/** A free course for members with a lesson open to everybody, and a person who never joined the site. */
async function aClubClass() {
  const world = await aClass({ price: 0 })
  const { owner, courseRef, add, as, curriculumSeq } = world
  await add.all('update curriculums set is_public = true')
  await owner.call(saveEtc, { ...courseRef, body: { memberOnlyYn: 'Y' } })
  return {
    ...world,
    guest: as(await somebody(add, { name: 'Guest' })),
    lesson: { ...courseRef, curriculumSeq },
  }
}
const condition = (satisfied: boolean) => [{ type: 'MEMBER_ONLY', refSeq: null, satisfied }]

test('everybody sees a members-only course, marked as such', async () => {
  const { visitor, mina, guest, courseRef, channelSeq } = await aClubClass()

  expect((await visitor.call(listCourses, { channelSeq, query: {} })).list).toMatchObject([
    { isMemberOnly: true },
  ])
  const course = await visitor.call(getCourse, { ...courseRef, query: {} })
  expect(course).toMatchObject({ isMemberOnly: true, joinConditions: condition(false) })
  const { joinConditions } = await mina.call(getCourseInformation, { ...courseRef, query: {} })
  expect(joinConditions).toEqual(condition(true))
  expect((await mina.call(getCourseViewer, courseRef)).joinConditions).toEqual(condition(true))
  expect((await guest.call(getCourseViewer, courseRef)).joinConditions).toEqual(condition(false))
})

test('a user who has not joined neither enrols there nor opens a free lesson; a member does both', async () => {
  const { visitor, mina, guest, courseRef, lesson } = await aClubClass()

  for (const who of [visitor, guest])
    await expect(who.call(getLesson, { ...lesson, query: {} })).refuses('MEMBERS_ONLY')
  await expect(guest.call(enrolFree, courseRef)).refuses('NOT_CHANNEL_USER')
  expect(await mina.call(getLesson, { ...lesson, query: {} })).toMatchObject({ isOpen: true })
  await mina.call(enrolFree, courseRef)
  expect(await mina.call(getClassroom, courseRef)).toMatchObject({ isClassManager: false })
})

test('opened to all again, everybody can open its free lesson', async () => {
  const { visitor, owner, courseRef, lesson } = await aClubClass()
  await owner.call(saveEtc, { ...courseRef, body: { memberOnlyYn: 'N' } })

  expect(await visitor.call(getLesson, { ...lesson, query: {} })).toMatchObject({ isOpen: true })
  expect((await visitor.call(getCourse, { ...courseRef, query: {} })).joinConditions).toEqual([])
})

test('the viewer gets the time of their like and whether they host its meetings', async () => {
  const { mina, owner, courseRef } = await aClubClass()
  expect(await mina.call(getCourseViewer, courseRef)).toMatchObject({ likeAt: null, isZoomHost: false })

  await mina.call(likeCourse, courseRef)
  const body = {
    curriculumTypeCd: '00' as const,
    title: '라이브',
    liveStartAt: '2026-11-22 12:00:00',
    liveEndAt: '2026-11-22 13:00:00',
    joinUrl: 'https://zoom.us/j/85912345678',
  }
  await owner.call(addCurriculum, { ...courseRef, body })
  expect(await mina.call(getCourseViewer, courseRef)).toMatchObject({
    likeAt: noon.toISOString(),
    isZoomHost: false,
    siteMembershipSeqs: [],
    linkPackage: null,
    inPackages: [],
  })
  expect(await owner.call(getCourseViewer, courseRef)).toMatchObject({ isZoomHost: true, userTypeCd: 'OWN' })
})

test('the number of all learners is returned where staff show it, promotion or not', async () => {
  const { visitor, mina, owner, courseRef } = await aClubClass()
  await mina.call(enrolFree, courseRef)
  expect((await visitor.call(getCourse, { ...courseRef, query: {} })).attendSum).toBeNull()

  await owner.call(saveEtc, { ...courseRef, body: { courseAttendSumShowYn: 'Y' } })
  expect((await visitor.call(getCourse, { ...courseRef, query: {} })).attendSum).toBe(1)
})
