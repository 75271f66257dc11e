import { expect, test } from 'vitest'
import { getInformation } from 'contract/teaching/courses/information.api'
import { submitCourse } from 'contract/teaching/courses/state.api'
import {
  createCourse,
  getCoursePayment,
  getCourseSettings,
  listAdminCourses,
  listCourses,
  saveCourseInformation,
  saveCoursePayment,
} from 'contract/teaching/courses/api'
import { getCourse, getCourseViewer } from 'contract/views/class-page/api'
import { prepareRound } from 'contract/teaching/courses/rounds.api'
import { aClass, aRunningClass } from '../../../testing/world.ts'

async function aKnownClass() {
  const world = await aClass()
  const { owner, courseRef } = world
  /** Saves the tabs with this change. */
  const saveKind = async (change: object) =>
    owner.call(saveCourseInformation, {
      ...courseRef,
      body: { ...(await owner.call(getInformation, courseRef)), ...change },
    })
  const saveDates = async (change: object) =>
    owner.call(saveCoursePayment, {
      ...courseRef,
      body: { ...(await owner.call(getCoursePayment, courseRef)), ...change },
    })
  const wrong = async (change: object) => {
    const body = { ...(await owner.call(getInformation, courseRef)), ...change }
    const { fields } = await owner.refusal(saveCourseInformation, { ...courseRef, body })
    return fields
  }
  return { ...world, saveKind, saveDates, wrong }
}

test('a course is created with its kind; a code of either family is sorted correctly', async () => {
  const { owner, channelSeq } = await aClass()
  const made = async (courseTypeCd?: string) => {
    const body = { title: '모임', ...(courseTypeCd && { courseTypeCd }) }
    const { courseSeq } = await owner.call(createCourse, { channelSeq, body })
    const known = await owner.call(getInformation, { channelSeq, courseSeq })
    return [known.courseTypeCd, known.scheduleTypeCd]
  }
  const codes = [undefined, '01', '02', '03', '04', 'R', '42']
  const routed: unknown[] = []
  for (const code of codes) routed.push(await made(code))
  expect(routed).toEqual([
    ['05', 'D'],
    ['01', 'D'],
    ['02', 'D'],
    ['03', 'D'],
    ['04', 'D'],
    ['05', 'R'],
    ['05', 'D'],
  ])
})

test('the management list is filtered by kind', async () => {
  const { owner, channelSeq } = await aClass()
  const body = { title: '읽는 모임', courseTypeCd: '03' }
  const club = await owner.call(createCourse, { channelSeq, body })
  const listed = (query: object) => owner.call(listAdminCourses, { channelSeq, query })
  expect(await listed({ courseTypeCd: '03' })).toMatchObject({ list: [club], total: 1 })
  expect(await listed({ courseTypeCd: '03', shelf: 'public' })).toMatchObject({ list: [], total: 0 })
  expect((await listed({})).total).toBe(2)
})

test('saving the information returns it; everybody sees the sessions of a weekly project', async () => {
  const { visitor, courseRef, channelSeq, saveKind, saveDates } = await aKnownClass()
  const saved = await saveKind({
    courseTypeCd: '01',
    scheduleTypeCd: 'R',
    weekdays: [4, 2, 4],
    classStartTime: '9:30',
    classEndTime: '11:00',
    categoryCd: 'C03',
  })
  const kind = { courseTypeCd: '01', scheduleTypeCd: 'R', weekdays: [2, 4], classStartTime: '09:30' }
  expect(saved).toMatchObject({ ...kind, classEndTime: '11:00', categoryCd: 'C03', rowVersion: 2 })

  await saveDates({ startAt: '2026-12-01', endAt: '2027-01-31T12:00:00Z', minUserCount: 4 })
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({
    ...kind,
    startAt: '2026-11-30T15:00:00.000Z',
    classTime: 90,
    period: 2,
    minUserCount: 4,
    categoryCd: 'C03',
    categoryCdName: '운동·건강',
    deliveryCd: '99',
    subscribeYn: 'N',
    liveTypeCd: null,
  })
  const { list } = await visitor.call(listCourses, { channelSeq, query: {} })
  expect(list).toMatchObject([{ courseTypeCd: '01', scheduleTypeCd: 'R' }])
})

test('a save without the kind leaves it as it is', async () => {
  const { owner, courseRef, saveKind } = await aKnownClass()
  await saveKind({ courseTypeCd: '03', categoryCd: 'C07' })
  const { rowVersion } = await owner.call(getInformation, courseRef)
  const texts = { subTitle: '', introduction: '', desc1: '', desc2: '', desc3: '', desc4: '' }
  const rest = { desc5: '', desc6: '', channelCategorySeq: null, imageFileSeq: null }
  const body = { title: '아침', difficultyCd: '01', ...texts, ...rest, rowVersion } as const
  expect(await owner.call(saveCourseInformation, { ...courseRef, body })).toMatchObject({
    courseTypeCd: '03',
    categoryCd: 'C07',
  })
})

test('wrong hours are refused at their field', async () => {
  const { wrong } = await aKnownClass()
  const weekly = { scheduleTypeCd: 'R', weekdays: [1], classStartTime: '19:00', classEndTime: '20:00' }
  expect(await wrong({ ...weekly, classStartTime: '24:10' })).toEqual({
    'body.classStartTime': '시는 0부터 23까지 입력해 주세요.',
  })
  expect(await wrong({ ...weekly, classEndTime: '20:60' })).toEqual({
    'body.classEndTime': '분은 0부터 59까지 입력해 주세요.',
  })
  expect(await wrong({ ...weekly, classEndTime: '18:30' })).toEqual({
    'body.classEndTime': '종료는 시작보다 뒤여야 합니다.',
  })
  expect(Object.keys((await wrong({ scheduleTypeCd: 'R' })) ?? {})).toEqual(['body.weekdays'])
})

test('a club or a project runs at least a month, whichever tab would shorten it', async () => {
  const { owner, courseRef, saveKind, saveDates, wrong } = await aKnownClass()
  const fortnight = { startAt: '2026-12-01', endAt: '2026-12-14T12:00:00Z' }
  await saveDates(fortnight)
  const said = '전체 기간은 1개월 이상이어야 합니다.'
  expect(await wrong({ courseTypeCd: '03' })).toEqual({ 'body.courseTypeCd': said })

  await saveDates({ endAt: null })
  await saveKind({ courseTypeCd: '03' })
  await expect(saveDates(fortnight)).refuses('CLASS_RULE')
  const round = { ...fortnight, startAt: '2026-12-01T00:00:00Z' }
  const next = {
    ...round,
    payStartAt: null,
    payEndAt: null,
    userLimitTypeCd: '01',
    maxUserCount: null,
  } as const
  await expect(owner.call(prepareRound, { ...courseRef, body: next })).refuses('CLASS_RULE')
})

test('fewer seats than the minimum are refused', async () => {
  const { saveDates } = await aKnownClass()
  await expect(saveDates({ userLimitTypeCd: '99', maxUserCount: 5, minUserCount: 6 })).refuses('CLASS_RULE')
  await saveDates({ userLimitTypeCd: '99', maxUserCount: 6, minUserCount: 6 })
})

test('the URL of an external course is returned to its learners and staff only', async () => {
  const { owner, mina, visitor, member, courseRef } = await aRunningClass()
  const openTypeUrl = 'https://school.example/room'
  const body = { ...(await owner.call(getInformation, courseRef)), openTypeCd: '99', openTypeUrl } as const
  await owner.call(saveCourseInformation, { ...courseRef, body })
  const jun = await member('Jun')
  const entryUrl = async (who: typeof mina) => (await who.call(getCourse, courseRef)).openTypeUrl
  expect([await entryUrl(mina), await entryUrl(owner), await entryUrl(jun), await entryUrl(visitor)]).toEqual(
    [openTypeUrl, openTypeUrl, null, null],
  )
  const entered = async (who: typeof mina) => (await who.call(getCourseViewer, courseRef)).openTypeUrl
  expect([await entered(mina), await entered(jun)]).toEqual([openTypeUrl, null])

  const script = { ...body, openTypeUrl: 'javascript:alert(1)', rowVersion: 2 }
  await expect(owner.call(saveCourseInformation, { ...courseRef, body: script })).refuses('CLASS_RULE')
})

test('an external course needs no lessons to be published', async () => {
  const { owner, add, courseRef, saveKind } = await aKnownClass()
  await add.all("update courses set lesson_count = 0, lesson_kinds = '{}'")
  expect((await owner.call(getCourseSettings, courseRef)).missing).toContain('CURRICULUM')
  await saveKind({ openTypeCd: '99', openTypeUrl: 'https://school.example' })
  expect((await owner.call(getCourseSettings, courseRef)).missing).not.toContain('CURRICULUM')
  await expect(owner.call(submitCourse, courseRef)).refuses('CLASS_NOT_READY')
})

test('the price is returned in every form, with whether it can be paid now', async () => {
  const { visitor, saveDates, courseRef, clock } = await aKnownClass()
  await saveDates({
    price: 60_000,
    discountPrice: 30_000,
    displayCurrency: 'USD',
    priceEx: 4000,
    discountPriceEx: 3000,
    installmentMonth: 3,
    userLimitTypeCd: '99',
    maxUserCount: 8,
    payEndCd: '00',
    payEndAt: '2026-12-01T00:00:00Z',
  })
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({
    fare: 30_000,
    fareEx: 3000,
    discountPercentEx: 25,
    months: 3,
    monthPrice: 10_000,
    acceptPercent: 0,
    payable: true,
    domain: expect.stringContaining('haru'),
    channelName: 'haru',
  })
  clock.pass({ days: 30 })
  expect((await visitor.call(getCourse, courseRef)).payable).toBe(false)
})

test('goods of a paid class are announced on its page; a free class has none', async () => {
  const { owner, visitor, courseRef, saveDates } = await aKnownClass()
  const shown = async () => (await visitor.call(getCourse, courseRef)).deliveryCd
  await saveDates({ deliveryCd: '00' })
  expect(await shown()).toBe('00')
  await expect(saveDates({ deliveryCd: '00', discountPrice: 0 })).refuses('CLASS_RULE')
  expect((await owner.call(getCoursePayment, courseRef)).deliveryCd).toBe('00')

  await saveDates({ fareCd: '00' })
  expect(await shown()).toBe('99')
})

test('the creator of a course is returned where its page lists them, and to staff', async () => {
  const { owner, visitor, add, courseRef, channelSeq, ownerSeq } = await aClass()
  const writer = async (who: typeof owner) => {
    const { userSeq, writerName } = await who.call(getCourse, courseRef)
    return [userSeq, writerName]
  }
  expect([await writer(visitor), await writer(owner)]).toEqual([
    [null, ''],
    [ownerSeq, 'Haru'],
  ])
  await add.row('course_staff', {
    channel_seq: channelSeq,
    course_seq: courseRef.courseSeq,
    user_seq: ownerSeq,
  })
  expect(await writer(visitor)).toEqual([ownerSeq, 'Haru'])
})
