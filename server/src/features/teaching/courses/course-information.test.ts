import { expect, test } from 'vitest'
import { getCourseInformation, getCourseInformationAgain } from 'contract/views/class-page/information.api'
import { completeLesson } from 'contract/learning/lessons/api'
import { saveEtc } from 'contract/teaching/courses/settings.api'
import { setCoursePublic } from 'contract/teaching/courses/state.api'
import { makeMyInvite } from 'contract/growth/referrals/api'
import { likeCourse } from 'contract/community/likes/api'
import { aRunningClass } from '../../../testing/world.ts'

test('a course is returned in parts, alike in both versions', async () => {
  const { visitor, courseRef, courseSeq } = await aRunningClass()
  const course = await visitor.call(getCourseInformation, { ...courseRef, query: {} })
  expect(Object.keys(course).toSorted()).toEqual(['classManagers', 'course', 'joinConditions', 'setting'])
  expect(course.course.courseSeq).toBe(courseSeq)
  expect(await visitor.call(getCourseInformationAgain, { ...courseRef, query: {} })).toEqual(course)
})

test('the class itself says whether its page shows reviews and questions', async () => {
  const { visitor, owner, courseRef } = await aRunningClass()
  await owner.call(saveEtc, { ...courseRef, body: { courseReviewShowYn: 'N' } })
  const { course, setting } = await visitor.call(getCourseInformation, { ...courseRef, query: {} })
  expect(course).toMatchObject({ courseReviewShowYn: 'N', courseQaShowYn: 'Y' })
  expect(setting).toMatchObject({ courseReviewShowYn: 'N', courseQaShowYn: 'Y' })
})

test("the class returns the caller's state in it", async () => {
  const { visitor, mina, owner, courseRef, attendSeq, curriculumSeq } = await aRunningClass()
  const request = { ...courseRef, query: {} }
  await mina.call(likeCourse, courseRef)
  const seen = async (who: typeof mina) => (await who.call(getCourseInformation, request)).course
  expect(await seen(mina)).toMatchObject({
    userTypeCd: 'STUD',
    attendSeq,
    choiseStatusCd: '00',
    attendAt: expect.any(String),
    likeAt: expect.any(String),
    isZoomHost: false,
    siteMembershipSeqs: [],
    linkPackage: null,
    inPackages: [],
    completedCount: 0,
    refererCode: null,
    refererCodeUrl: null,
  })
  await owner.call(saveEtc, { ...courseRef, body: { inviteEventYn: 'Y' } })
  const { refererCode, refererCodeUrl } = await mina.call(makeMyInvite, courseRef)
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  expect(await seen(mina)).toMatchObject({ refererCode, refererCodeUrl, completedCount: 1 })
  const nothing = { attendSeq: null, choiseStatusCd: null, attendAt: null, validAt: null, likeAt: null }
  expect(await seen(owner)).toMatchObject({ ...nothing, userTypeCd: 'OWN' })
  expect(await seen(visitor)).toMatchObject({ ...nothing, userTypeCd: null })
})

test('a private course is returned to its learners and staff only', async () => {
  const { visitor, mina, owner, courseRef, otherSite } = await aRunningClass()
  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  const request = { ...courseRef, query: {} }
  await expect(visitor.call(getCourseInformation, request)).refuses('CLASS_NOT_FOUND')
  expect((await mina.call(getCourseInformation, request)).course.userTypeCd).toBe('STUD')
  const update = { ...courseRef, query: { type: 'update' as const } }
  await expect(mina.call(getCourseInformation, update)).refuses('CLASS_NOT_FOUND')
  await expect(otherSite.owner.call(getCourseInformation, request)).refuses('CLASS_NOT_FOUND')
})
