import { expect, test } from 'vitest'
import { getCourseInformation } from 'contract/views/class-page/information.api'
import { getEtc, saveCustomEvent, saveEtc, saveFloatingCta } from 'contract/teaching/courses/settings.api'
import { getCourse } from 'contract/views/class-page/api'
import { aClass, aRunningClass } from '../../../testing/world.ts'

const banner = {
  courseFloatingShowYn: 'Y',
  courseFloatingReviewShowYn: 'Y',
  courseFloatingLabel: '오늘까지만',
  courseFloatingButton: '지금 신청',
  courseFloatingShowStartAt: '2026-11-20T00:00:00Z',
  courseFloatingShowEndAt: '2026-11-30T00:00:00Z',
} as const

test('a switch changes only what it names, and everybody sees the result', async () => {
  const { owner, visitor, courseRef } = await aClass()
  const before = await owner.call(getEtc, courseRef)
  await owner.call(saveEtc, { ...courseRef, body: { courseReviewShowYn: 'N' } })
  await owner.call(saveEtc, { ...courseRef, body: { courseRemainingEndAt: '2026-11-30T00:00:00Z' } })

  const { setting } = await visitor.call(getCourse, courseRef)
  expect(setting).toEqual({
    ...before,
    courseReviewShowYn: 'N',
    courseRemainingEndAt: '2026-11-30T00:00:00.000Z',
  })
})

test('whether questions are accepted has two names, and either can be set', async () => {
  const { owner, courseRef } = await aClass()
  const questionCodes = async () => {
    const { courseQuestionStatus, questionStatusCd } = await owner.call(getEtc, courseRef)
    return [courseQuestionStatus, questionStatusCd]
  }
  await owner.call(saveEtc, { ...courseRef, body: { questionStatusCd: '99' } })
  expect(await questionCodes()).toEqual(['99', '99'])
  await owner.call(saveEtc, { ...courseRef, body: { courseQuestionStatus: '00', questionStatusCd: '99' } })
  expect(await questionCodes()).toEqual(['00', '00'])
})

test('a banner is stored as written; an empty one is refused at its field', async () => {
  const { owner, courseRef } = await aClass()
  await owner.call(saveFloatingCta, { ...courseRef, body: banner })
  expect(await owner.call(getEtc, courseRef)).toMatchObject({ courseFloatingLabel: '오늘까지만' })

  const silent = { ...courseRef, body: { ...banner, courseFloatingLabel: '' } }
  const { code, fields } = await owner.refusal(saveFloatingCta, silent)
  expect([code, Object.keys(fields ?? {})]).toEqual(['830001', ['body.courseFloatingLabel']])
})

test('custom fields keep their order; a link that would run code is refused', async () => {
  const { owner, visitor, courseRef } = await aClass()
  const fields = { z: { title: '장소', type: 'text' }, a: { title: '지도', type: 'url' } }
  const body = { cstmEventFields: fields, cstmEventData: { z: '성수동', a: 'https://example.com' } }
  await owner.call(saveCustomEvent, { ...courseRef, body })
  const { setting } = await visitor.call(getCourseInformation, courseRef)
  expect(Object.entries(setting.cstmEventFields)).toEqual(Object.entries(fields))
  expect(setting.cstmEventData).toEqual(body.cstmEventData)

  const bad = { ...body, cstmEventData: { a: 'javascript:alert(1)' } }
  const refused = await owner.refusal(saveCustomEvent, { ...courseRef, body: bad })
  expect(Object.keys(refused.fields ?? {})).toEqual(['body.cstmEventData.a'])
})

test('the number of all learners is counted only where the page shows it', async () => {
  const { owner, visitor, courseRef } = await aRunningClass()
  const sum = async () => (await visitor.call(getCourse, courseRef)).attendSum
  expect(await sum()).toBeNull()
  await owner.call(saveEtc, { ...courseRef, body: { coursePromotionShowYn: 'Y' } })
  expect(await sum()).toBe(1)
})

test('a user who does not work on the class changes nothing', async () => {
  const { mina, visitor, courseRef } = await aClass()
  await expect(mina.call(saveEtc, { ...courseRef, body: { courseReviewShowYn: 'N' } })).refuses('NOT_ALLOWED')
  await expect(visitor.call(getEtc, courseRef)).refuses('SIGN_IN_FIRST')
})
