import { expect, test } from 'vitest'
import { updateCourse } from 'contract/teaching/courses/update.api'
import { getCoursePublic, setCoursePublic } from 'contract/teaching/courses/state.api'
import { getBoard, getFloatingCta, saveBoard, saveFloatingCta } from 'contract/teaching/courses/settings.api'
import { createCourse, getCourseSettings } from 'contract/teaching/courses/api'
import { getCourse } from 'contract/views/class-page/api'
import { aClass } from '../../../testing/world.ts'

test('fields of every tab are saved at once, and omitted ones stay', async () => {
  const { owner, visitor, courseRef } = await aClass({ vodDays: 60 })
  const before = await owner.call(getCourseSettings, courseRef)
  const body = {
    title: '함께 걷는 100일',
    courseTypeCd: '01',
    categoryCd: 'C03',
    startAt: '2026-12-01',
    payEndAt: '2026-12-10T00:00:00Z',
    discountPrice: 20_000,
    questionStatusCd: '99',
    subscribeYn: 'Y',
  } as const
  const saved = await owner.call(updateCourse, { ...courseRef, body })
  expect(saved).toMatchObject({
    title: '함께 걷는 100일',
    startAt: '2026-11-30T15:00:00.000Z',
    payEndCd: '00',
    payStartCd: '99',
    vodDays: before.vodDays,
    price: before.price,
  })
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({
    courseTypeCd: '01',
    fare: 20_000,
    subscribeYn: 'Y',
    payStartCd: '99',
    payEndCd: '00',
    settingPayTimeYn: 'Y',
    setting: { courseQuestionStatus: '99', courseReviewShowYn: 'Y' },
  })
  await owner.call(updateCourse, { ...courseRef, body: { payEndAt: null } })
  expect((await owner.call(getCourseSettings, courseRef)).payEndCd).toBe('99')
})

test('one invalid field prevents saving all of them', async () => {
  const { owner, courseRef } = await aClass()
  const { title } = await owner.call(getCourseSettings, courseRef)
  const body = { title: '새 이름', discountPrice: 90_000 }
  const { fields } = await owner.refusal(updateCourse, { ...courseRef, body })
  expect(Object.keys(fields ?? {})).toEqual(['body.discountPrice'])
  expect((await owner.call(getCourseSettings, courseRef)).title).toBe(title)
  const old = { ...courseRef, body: { title: '새 이름', rowVersion: 77 } }
  await expect(owner.call(updateCourse, old)).refuses('CLASS_STATE_CHANGED')
})

test('price and visibility require their own permissions', async () => {
  const { member, add, courseRef } = await aClass()
  const teacher = await member('Tae')
  await add.all(
    `insert into course_staff (channel_seq, course_seq, user_seq, is_invited)
     select $1, $2, user_seq, true from users where name = 'Tae'`,
    [courseRef.channelSeq, courseRef.courseSeq],
  )
  await teacher.call(updateCourse, { ...courseRef, body: { subTitle: '함께' } })
  await expect(teacher.call(updateCourse, { ...courseRef, body: { price: 1 } })).refuses('NOT_ALLOWED')
  const hidden = { ...courseRef, body: { publicCd: '99' } } as const
  await expect(teacher.call(updateCourse, hidden)).refuses('NOT_ALLOWED')
  expect(await teacher.call(getCoursePublic, courseRef)).toEqual({ publicCd: '00', state: 'PUBLISHED' })
})

test('one call makes a course weekly and longer, whatever its dates were before', async () => {
  const { owner, courseRef } = await aClass()
  const days = { startAt: '2026-12-01', endAt: '2026-12-14T12:00:00Z' }
  await owner.call(updateCourse, { ...courseRef, body: days })
  const weekly = { scheduleTypeCd: 'R' as const, weekdays: [2] }
  await expect(owner.call(updateCourse, { ...courseRef, body: weekly })).refuses('CLASS_RULE')
  const longer = { ...weekly, endAt: '2027-01-31T12:00:00Z' }
  expect(await owner.call(updateCourse, { ...courseRef, body: longer })).toMatchObject(weekly)
  await expect(owner.call(updateCourse, { ...courseRef, body: { endAt: days.endAt } })).refuses('CLASS_RULE')
  const shorter = { scheduleTypeCd: 'S' as const, endAt: days.endAt }
  expect(await owner.call(updateCourse, { ...courseRef, body: shorter })).toMatchObject({
    scheduleTypeCd: 'S',
  })
})

test('an owner hides a course together with other changes', async () => {
  const { owner, visitor, courseRef } = await aClass()
  await owner.call(updateCourse, { ...courseRef, body: { publicCd: '99', introduction: '곧 다시 만나요' } })
  await expect(visitor.call(getCourse, courseRef)).refuses('CLASS_NOT_FOUND')
})

test('the board and the banner of a course have endpoints of their own', async () => {
  const { owner, mina, courseRef } = await aClass()
  await owner.call(saveBoard, { ...courseRef, body: { courseReviewShowYn: 'N', questionStatusCd: '99' } })
  expect(await owner.call(getBoard, courseRef)).toEqual({
    courseReviewShowYn: 'N',
    courseQaShowYn: 'Y',
    courseQuestionStatus: '99',
    questionStatusCd: '99',
  })
  const banner = { ...(await owner.call(getFloatingCta, courseRef)), courseFloatingLabel: '오늘까지' }
  await owner.call(saveFloatingCta, { ...courseRef, body: banner })
  expect(await owner.call(getFloatingCta, courseRef)).toEqual(banner)
  await expect(mina.call(saveBoard, { ...courseRef, body: {} })).refuses('NOT_ALLOWED')
})

/** A course with nothing but a title. */
async function aDraft() {
  const world = await aClass()
  const { owner, channelSeq } = world
  const { courseSeq } = await owner.call(createCourse, { channelSeq, body: { title: '첫 초안' } })
  return { ...world, draft: { channelSeq, courseSeq } }
}

test('in a draft, missing fields elsewhere do not block saving', async () => {
  const { owner, draft, courseRef } = await aDraft()
  const dates = { payStartAt: '2026-12-01T00:00:00Z', payEndAt: '2026-12-10T00:00:00Z' }
  const saved = await owner.call(updateCourse, { ...draft, body: dates })
  expect(saved).toMatchObject({ price: 0, payStartCd: '00', payEndCd: '00', settingPayTimeYn: 'Y' })

  const broken = async (body: Record<string, unknown>, at = draft) =>
    Object.keys((await owner.refusal(updateCourse, { ...at, body })).fields ?? {})
  expect(await broken({ payEndAt: '2026-11-30T00:00:00Z' })).toEqual(['body.payEndAt'])
  expect(await broken({ discountPrice: 1000 })).toEqual(['body.price'])
  expect(await broken({ price: 0 })).toEqual(['body.price'])
  expect(await broken({ price: 0 }, courseRef)).toEqual(['body.price'])
})

test('unchanged visibility may be sent back; this call does not publish a draft', async () => {
  const { owner, draft } = await aDraft()
  const { publicCd } = await owner.call(getCourseSettings, draft)
  const saved = await owner.call(updateCourse, { ...draft, body: { publicCd, subTitle: '함께' } })
  expect(saved).toMatchObject({ publicCd: '99', subTitle: '함께' })
  const shown = { ...draft, body: { publicCd: '00' } } as const
  await expect(owner.call(updateCourse, shown)).refuses('CLASS_NOT_PUBLISHED')
  await expect(owner.call(setCoursePublic, shown)).refuses('CLASS_NOT_PUBLISHED')
})

test('lesson order, banner and custom fields are saved with the rest', async () => {
  const { owner, courseRef } = await aClass()
  const body = {
    curriculumProgressCd: '01',
    courseFloatingShowYn: 'Y',
    courseFloatingLabel: '오늘까지',
    cstmEventFields: { seat: { title: '자리', type: 'number' } },
    cstmEventData: { seat: '12' },
  } as const
  expect((await owner.call(updateCourse, { ...courseRef, body })).curriculumProgressCd).toBe('01')
  await owner.call(updateCourse, { ...courseRef, body: { cstmEventData: { seat: '13' } } })
  expect((await owner.call(getCourse, courseRef)).setting).toMatchObject({
    courseFloatingShowYn: 'Y',
    courseFloatingLabel: '오늘까지',
    courseFloatingReviewShowYn: 'N',
    cstmEventFields: { seat: { title: '자리', type: 'number' } },
    cstmEventData: { seat: '13' },
  })
  const broken = { courseFloatingLabel: '', cstmEventData: { seat: 'x' }, subTitle: '버려져요' }
  const { fields } = await owner.refusal(updateCourse, { ...courseRef, body: broken })
  expect(Object.keys(fields ?? {})).toEqual(['body.courseFloatingLabel'])
  expect((await owner.call(getCourse, courseRef)).subTitle).not.toBe('버려져요')
})
