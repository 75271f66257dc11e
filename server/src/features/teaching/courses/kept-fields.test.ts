import { expect, test } from 'vitest'
import { updateCourse } from 'contract/teaching/courses/update.api'
import { getCourseInformation } from 'contract/views/class-page/information.api'
import { getCourseSettings } from 'contract/teaching/courses/api'
import { aClass } from '../../../testing/world.ts'

async function aKnownClass() {
  const world = await aClass()
  const { owner, courseRef } = world
  const refused = async (body: Record<string, unknown>) =>
    Object.keys((await owner.refusal(updateCourse, { ...courseRef, body })).fields ?? {})
  const settings = () => owner.call(getCourseSettings, courseRef)
  return { ...world, refused, settings }
}

test('no submitted field is dropped silently', async () => {
  const { owner, courseRef, refused, settings } = await aKnownClass()
  const before = await settings()
  expect(await refused({ subTitle: '버려져요', attendCount: 7 })).toEqual(['body.attendCount'])
  expect(await refused({ fareCd: '00', deliveryCd: '00' })).toEqual(['body.deliveryCd'])
  expect(await refused({ liveTypeCd: '01' })).toEqual(['body.liveTypeCd'])
  expect(await refused({ currency: 'USD' })).toEqual(['body.currency'])
  expect(await refused({ nobodyKnows: true })).toEqual(['body.nobodyKnows'])
  const hours = { weekdays: [1], classStartTime: '19:00', classEndTime: '20:00' }
  expect(await refused(hours)).toEqual(['body.weekdays', 'body.classStartTime', 'body.classEndTime'])
  expect(await refused({ openTypeUrl: 'https://elsewhere.example' })).toEqual(['body.openTypeUrl'])
  expect(await refused({ fareCd: '00', price: 9000 })).toEqual(['body.price'])
  expect(await refused({ userLimitTypeCd: '01', maxUserCount: 5 })).toEqual(['body.maxUserCount'])
  expect(await settings()).toEqual(before)

  const fields = { deliveryCd: '99' as const, liveTypeCd: null, currency: 'KRW', subTitle: '함께' }
  expect(await owner.call(updateCourse, { ...courseRef, body: fields })).toMatchObject({ subTitle: '함께' })
  const weekly = { scheduleTypeCd: 'R' as const, ...hours, classStartTime: '9:00' }
  expect(await owner.call(updateCourse, { ...courseRef, body: weekly })).toMatchObject({
    weekdays: [1],
    classStartTime: '09:00',
  })
})

test('a course may be sent back unchanged, which changes nothing', async () => {
  const { owner, courseRef, settings } = await aKnownClass()
  const { rowVersion, ...known } = await settings()
  const body = { ...known, price: known.price ?? 0 }
  const { rowVersion: next, ...saved } = await owner.call(updateCourse, { ...courseRef, body })
  expect(next).toBeGreaterThan(rowVersion)
  expect(saved).toEqual(known)
  const { course } = await owner.call(getCourseInformation, { ...courseRef, query: { type: 'update' } })
  const { contentId, likeCount, reviewRate, teachers, channelName } = course
  const facts = { contentId, likeCount, reviewRate, teachers, channelName, introduction: '곧 만나요' }
  expect(await owner.call(updateCourse, { ...courseRef, body: facts })).toMatchObject({
    introduction: '곧 만나요',
  })
})
