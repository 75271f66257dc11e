import { expect, test } from 'vitest'
import { listTeachers } from 'contract/teaching/course-staff/api'
import { updateCourse } from 'contract/teaching/courses/update.api'
import * as steps from 'contract/teaching/courses/state.api'
import * as api from 'contract/teaching/courses/api'
import * as classPageApi from 'contract/views/class-page/api'
import type { CourseInformation } from 'contract/teaching/courses/drafts.schemas'
import type { StoredFile } from 'contract/system/files/schemas'
import { addCovers, picturesOf } from '../../../testing/pictures-world.ts'
import { noon } from '../../../testing/world.ts'
import { aClass, aRunningClass, aSite } from '../../../testing/world.ts'
import { emptyTrash, publishUnreviewed } from './courses.jobs.ts'

const information: CourseInformation = {
  title: '아침 요가',
  subTitle: '하루 20분',
  introduction: '천천히 깨우는 시간',
  desc1: '<p onclick="x()">안녕</p><script>bad()</script>',
  desc2: '',
  desc3: '',
  desc4: '',
  desc5: '',
  desc6: '',
  channelCategorySeq: null,
  imageFileSeq: null,
  difficultyCd: '01',
}
const payment = {
  fareCd: '01' as const,
  price: 50_000,
  discountPrice: 40_000 as number | null,
  discountStartAt: null,
  discountEndAt: null,
  vodDays: 30,
  startAt: null,
  endAt: null,
  payStartCd: '99' as const,
  payStartAt: null,
  payEndCd: '99' as '00' | '99',
  payEndAt: null as string | null,
  userLimitTypeCd: '99' as const,
  maxUserCount: 10 as number | null,
}

async function aDraft() {
  const site = await aSite()
  const { owner, add, channelSeq, ownerSeq } = site
  const { courseSeq } = await owner.call(api.createCourse, { channelSeq, body: { title: '아침 요가' } })
  const courseRef = { channelSeq, courseSeq }
  async function addPicture() {
    const { file_seq } = await add.row<{ file_seq: number }>('files', {
      channel_seq: channelSeq,
      kind: 'course',
      origin_file_name: 'a.jpg',
      content_type: 'image/jpeg',
      file_size: 10,
      storage_key: 'a',
      widths: [10],
      uploaded_by_user_seq: ownerSeq,
      created_at: noon,
    })
    await add.all('update courses set image_file_seq = $1', [file_seq])
  }
  const addLesson = () => add.all("update courses set lesson_count = 1, lesson_kinds = '{05}'")
  const settings = () => owner.call(api.getCourseSettings, courseRef)
  return { ...site, courseRef, courseSeq, addPicture, addLesson, settings }
}

test('a course is created, described, priced, submitted and found by visitors', async () => {
  const { owner, visitor, courseRef, channelSeq, addPicture, addLesson, settings } = await aDraft()
  expect((await settings()).missing).toEqual(['IMAGE', 'CURRICULUM', 'PRICE'])
  await expect(owner.call(steps.submitCourse, courseRef)).refuses('CLASS_NOT_READY')

  const { rowVersion } = await owner.call(api.saveCourseInformation, {
    ...courseRef,
    body: { ...information, rowVersion: 1 },
  })
  await owner.call(api.saveCoursePayment, { ...courseRef, body: { ...payment, rowVersion } })
  await addPicture()
  await addLesson()
  await expect(visitor.call(classPageApi.getCourse, courseRef)).refuses('CLASS_NOT_FOUND')
  expect(await owner.call(steps.submitCourse, courseRef)).toEqual({ state: 'PUBLISHED' })

  const { list, total } = await visitor.call(api.listCourses, { channelSeq, query: {} })
  expect([total, list]).toMatchObject([
    1,
    [
      {
        title: '아침 요가',
        price: 50_000,
        discountPrice: 40_000,
        discountPercent: 20,
        teachers: [{ name: 'Haru' }],
      },
    ],
  ])
  expect(await visitor.call(classPageApi.getCourse, courseRef)).toMatchObject({
    desc1: '<p>안녕</p>',
    lifecycle: 'RECRUITING',
  })
  await expect(owner.call(steps.submitCourse, courseRef)).refuses('CLASS_STATE_CHANGED')
})

test("a stale version does not overwrite another user's save", async () => {
  const { owner, courseRef } = await aDraft()
  await owner.call(api.saveCourseInformation, { ...courseRef, body: { ...information, rowVersion: 1 } })

  const again = { ...courseRef, body: { ...information, title: '저녁 요가', rowVersion: 1 } }
  await expect(owner.call(api.saveCourseInformation, again)).refuses('CLASS_STATE_CHANGED')
  await expect(
    owner.call(api.saveCoursePayment, { ...courseRef, body: { ...payment, rowVersion: 1 } }),
  ).refuses('CLASS_STATE_CHANGED')
})

test.each([
  ['a discount above the price', { discountPrice: 60_000 }, 'body.discountPrice'],
  ['no price', { price: 0, discountPrice: null }, 'body.price'],
  ['no number of seats', { maxUserCount: null }, 'body.maxUserCount'],
  ['an end of applying without a date', { payEndCd: '00' as const }, 'body.payEndAt'],
])('%s is refused at its field', async (_, input, field) => {
  const { owner, courseRef } = await aDraft()
  const body = { ...payment, ...input, rowVersion: 1 }

  const { code, fields } = await owner.refusal(api.saveCoursePayment, { ...courseRef, body })

  expect(code).toBe('830001')
  expect(Object.keys(fields ?? {})).toEqual([field])
})

test('access of no days at all is refused at its field', async () => {
  const { owner, courseRef } = await aDraft()
  const body = { ...payment, vodDays: 0, rowVersion: 1 }
  const { fields } = await owner.refusal(api.saveCoursePayment, { ...courseRef, body })
  expect(Object.keys(fields ?? {})).toEqual(['body.vodDays'])
})

test('a free course stores no price, and seats never fall below the enrolled learners', async () => {
  const { owner, courseRef } = await aDraft()
  const body = { ...payment, fareCd: '00' as const, rowVersion: 1 }
  await owner.call(api.saveCoursePayment, { ...courseRef, body })
  expect(await owner.call(api.getCourseSettings, courseRef)).toMatchObject({ price: 0, discountPrice: null })

  const running = await aRunningClass()
  await running.add.all(
    "update course_rounds set user_limit_type_cd = '99', max_user_count = 5, seats_taken = 3",
  )
  const fewer = { ...payment, maxUserCount: 2, rowVersion: 1 }
  await expect(running.owner.call(api.saveCoursePayment, { ...running.courseRef, body: fewer })).refuses(
    'CAPACITY_EXCEEDED',
  )
})

test('dollar prices, instalments and material are shown; a free course drops them', async () => {
  const { owner, courseRef } = await aDraft()
  const fields = {
    displayCurrency: 'USD' as const,
    priceEx: 4000,
    discountPriceEx: 3200,
    installmentMonth: 3,
    materialTitle: '흙',
    materialPrice: 5000,
    materialPriceEx: 0,
  }
  await owner.call(api.saveCoursePayment, { ...courseRef, body: { ...payment, ...fields, rowVersion: 1 } })
  expect(await owner.call(classPageApi.getCourse, { ...courseRef, query: { type: 'update' } })).toMatchObject(
    {
      ...fields,
      installmentStatus: 'Y',
      installmentPrice: 13_334,
      installmentPriceEx: 1067,
      installmentOriginalPrice: 16_667,
      installmentOriginalPriceEx: 1334,
    },
  )

  const free = { ...payment, ...fields, fareCd: '00' as const, materialPrice: null, materialPriceEx: null }
  await owner.call(api.saveCoursePayment, { ...courseRef, body: { ...free, rowVersion: 2 } })
  expect(await owner.call(api.getCourseSettings, courseRef)).toMatchObject({
    displayCurrency: 'KRW',
    priceEx: null,
    discountPriceEx: null,
    installmentMonth: null,
    materialTitle: '',
  })
})

test('a dollar discount that is not below the price is refused, in either display currency', async () => {
  const { owner, courseRef } = await aDraft()
  const wrong = { price: 1000, discountPrice: 500, priceEx: 300, discountPriceEx: 300 }
  const body = { ...payment, ...wrong, rowVersion: 1 }
  const refused = await owner.refusal(api.saveCoursePayment, { ...courseRef, body })
  expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['830001', ['body.discountPriceEx']])
  const fields = { fareCd: '01' as const, ...wrong }
  expect(await owner.refusal(updateCourse, { ...courseRef, body: fields })).toMatchObject({ code: '830001' })
})

test('material with a price in one currency only is refused', async () => {
  const { owner, courseRef } = await aDraft()
  const body = { ...payment, materialTitle: '흙', materialPrice: 5000, rowVersion: 1 }
  const { fields } = await owner.refusal(api.saveCoursePayment, { ...courseRef, body })
  expect(Object.keys(fields ?? {})).toEqual(['body.materialPriceEx'])
})

test('visitors search, filter and sort; a percent sign is no wildcard', async () => {
  const { visitor, add, channelSeq, ownerSeq, owner, courseSeq } = await aClass()
  const free = await add.course(channelSeq, { writer: ownerSeq, price: 0 })
  const { channelCategorySeq } = await owner.call(api.createCategory, {
    channelSeq,
    body: { name: '명상' },
  })
  await add.all(
    "update courses set title = '100% 명상', channel_category_seq = $2, published_at = $3 where course_seq = $1",
    [free.courseSeq, channelCategorySeq, new Date(noon.getTime() + 1000)],
  )
  const found = async (query: object) =>
    (await visitor.call(api.listCourses, { channelSeq, query })).list.map((course) => course.courseSeq)

  expect(await found({ q: '명상' })).toEqual([free.courseSeq])
  expect(await found({ q: '0%' })).toEqual([free.courseSeq])
  expect(await found({ q: '%요가' })).toEqual([])
  expect(await found({ fare: 'free' })).toEqual([free.courseSeq])
  expect(await found({ fare: 'paid' })).toEqual([courseSeq])
  expect(await found({ kind: 'VOD' })).toEqual([])
  expect(await found({ kind: 'TEXT' })).toHaveLength(2)
  expect(await found({ channelCategorySeq })).toEqual([free.courseSeq])
  expect(await found({ sort: 'latest' })).toEqual([free.courseSeq, courseSeq])
  expect(await found({ sort: 'priceDesc' })).toEqual([courseSeq, free.courseSeq])
  expect(await found({ sort: 'priceAsc' })).toEqual([free.courseSeq, courseSeq])
  expect(await found({ sort: 'rating' })).toHaveLength(2)
  expect(await found({ page: 2, size: 1 })).toHaveLength(1)
  const { list } = await visitor.call(api.listCategories, { channelSeq })
  expect(list).toEqual([{ channelCategorySeq, name: '명상', courseCount: 1 }])
})

test('only staff and learners see a private course', async () => {
  const world = await aRunningClass()
  const { owner, mina, member, visitor, courseRef, channelSeq } = world
  await addCovers(world)
  await owner.call(steps.setCoursePublic, { ...courseRef, body: { publicCd: '99' } })

  expect((await visitor.call(api.listCourses, { channelSeq, query: {} })).total).toBe(0)
  await expect(visitor.call(classPageApi.getCourse, courseRef)).refuses('CLASS_NOT_FOUND')
  await expect((await member('Jun')).call(classPageApi.getCourse, courseRef)).refuses('CLASS_NOT_FOUND')
  expect((await mina.call(classPageApi.getCourse, courseRef)).publicCd).toBe('99')
  expect((await owner.call(classPageApi.getCourse, courseRef)).publicCd).toBe('99')

  await owner.call(steps.setCoursePublic, { ...courseRef, body: { publicCd: '00' } })
  expect((await visitor.call(classPageApi.getCourse, courseRef)).publicCd).toBe('00')
})

test('a teacher works on their own classes and sees no others', async () => {
  const { member, courseRef, channelSeq } = await aClass()
  const teacher = await member('Tea', 'TCH')
  const own = await teacher.call(api.createCourse, { channelSeq, body: { title: '내 수업' } })

  const { list } = await teacher.call(api.listAdminCourses, { channelSeq, query: {} })
  expect(list.map(({ courseSeq }) => courseSeq)).toEqual([own.courseSeq])
  await expect(teacher.call(api.getCourseSettings, courseRef)).refuses('CLASS_NOT_FOUND')
  const body = { ...information, rowVersion: 1 }
  await expect(teacher.call(api.saveCourseInformation, { ...courseRef, body })).refuses('CLASS_NOT_FOUND')
  await teacher.call(api.saveCourseInformation, { channelSeq, ...own, body })
  await expect(teacher.call(steps.trashCourse, { channelSeq, ...own })).refuses('NOT_ALLOWED')
  await expect(teacher.call(listTeachers, { channelSeq })).refuses('NOT_ALLOWED')
})

test('the trash keeps a course for seven days; then its URL replies that it was deleted', async () => {
  const world = await aClass()
  const { owner, visitor, courseRef, channelSeq, clock, app } = world
  // Only a course with its picture can be public again.
  await addCovers(world)
  const isPublic = (publicCd: '00' | '99') =>
    owner.call(steps.setCoursePublic, { ...courseRef, body: { publicCd } })
  await isPublic('99')
  await owner.call(steps.trashCourse, courseRef)
  await expect(visitor.call(classPageApi.getCourse, courseRef)).refuses('CLASS_GONE')
  const shelf = async (name: 'trash' | 'all' | 'public' | 'private' | 'draft') =>
    (await owner.call(api.listAdminCourses, { channelSeq, query: { shelf: name } })).total
  expect([await shelf('trash'), await shelf('all')]).toEqual([1, 0])

  await owner.call(steps.restoreCourse, courseRef)
  await isPublic('00')
  expect((await visitor.call(classPageApi.getCourse, courseRef)).state).toBe('PUBLISHED')
  await expect(owner.call(steps.restoreCourse, courseRef)).refuses('CLASS_STATE_CHANGED')
  expect([await shelf('public'), await shelf('private'), await shelf('draft')]).toEqual([1, 0, 0])

  await isPublic('99')
  await owner.call(steps.trashCourse, courseRef)
  clock.pass({ days: 7 })
  await emptyTrash.visit(await app.contextFor(channelSeq))
  await expect(visitor.call(classPageApi.getCourse, courseRef)).refuses('CLASS_GONE')
  await expect(owner.call(steps.restoreCourse, courseRef)).refuses('CLASS_NOT_FOUND')
})

test('a draft in the trash does not exist for outsiders', async () => {
  const { owner, visitor, courseRef } = await aDraft()
  await owner.call(steps.trashCourse, courseRef)
  await expect(visitor.call(classPageApi.getCourse, courseRef)).refuses('CLASS_NOT_FOUND')
})

/** A course whose owner changes its cover, with one cover uploaded already. */
async function aCoveredClass() {
  const site = await aDraft()
  const pictures = picturesOf(site)
  const { owner, courseRef, settings } = site
  async function cover(picture: StoredFile | null, of = courseRef) {
    const { rowVersion } = await owner.call(api.getCourseSettings, of)
    const body = { ...information, imageFileSeq: picture?.fileSeq ?? null, rowVersion }
    await owner.call(api.saveCourseInformation, { ...of, body })
  }
  const first = await pictures.sent()
  await cover(first)
  const shown = async () => (await settings()).imageUrl
  return { ...site, ...pictures, cover, first, shown }
}

test('a replaced cover is deleted after a day, the new one stays', async () => {
  const { cover, first, sent, isServed, tidyAfter, clock } = await aCoveredClass()
  clock.pass({ days: 30 })
  const second = await sent()
  await cover(second)

  await tidyAfter({ days: 1 })
  expect([await isServed(first), await isServed(second)]).toEqual([true, true])

  await tidyAfter({ minutes: 1 })
  expect([await isServed(first), await isServed(second)]).toEqual([false, true])
})

test('a removed cover is deleted after a day; restored in time, it stays', async () => {
  const { cover, first, isServed, tidyAfter, clock } = await aCoveredClass()
  await cover(null)
  clock.pass({ minutes: 60 })
  await cover(first)
  await tidyAfter({ days: 2 })
  expect(await isServed(first)).toBe(true)

  await cover(null)
  await tidyAfter({ days: 1, minutes: 1 })
  expect(await isServed(first)).toBe(false)
  await expect(cover(first)).refuses('NOT_FOUND')
})

test('a cover of two courses stays until a day after the second one replaces it', async () => {
  const { cover, first, isServed, tidyAfter, owner, channelSeq } = await aCoveredClass()
  const body = { title: '저녁 요가' }
  const twin = { channelSeq, ...(await owner.call(api.createCourse, { channelSeq, body })) }
  await cover(first, twin)
  await cover(null)
  await tidyAfter({ days: 3 })
  expect(await isServed(first)).toBe(true)

  await cover(null, twin)
  await tidyAfter({ days: 1 })
  expect(await isServed(first)).toBe(true)
  await tidyAfter({ minutes: 1 })
  expect(await isServed(first)).toBe(false)
})

test('a cover that could not be saved changes nothing', async () => {
  const { owner, courseRef, first, sent, isServed, tidyAfter, shown } = await aCoveredClass()
  const second = await sent()
  const body = { ...information, imageFileSeq: second.fileSeq, rowVersion: 1 }
  await expect(owner.call(api.saveCourseInformation, { ...courseRef, body })).refuses('CLASS_STATE_CHANGED')

  await tidyAfter({ days: 2 })
  expect([await isServed(first), await isServed(second)]).toEqual([true, false])
  expect(await shown()).toContain(`/${first.fileSeq}/`)
})

test("the trash keeps a course's cover; it is deleted a day after the purge", async () => {
  const { owner, courseRef, channelSeq, app, first, isServed, tidyAfter, clock } = await aCoveredClass()
  const empty = async () => emptyTrash.visit(await app.contextFor(channelSeq))
  await owner.call(steps.trashCourse, courseRef)
  await tidyAfter({ days: 6 })
  await empty()
  expect(await isServed(first)).toBe(true)

  clock.pass({ days: 1 })
  await empty()
  await tidyAfter({ days: 1 })
  expect(await isServed(first)).toBe(true)
  await tidyAfter({ minutes: 1 })
  expect(await isServed(first)).toBe(false)
})

test('a class with learners does not go to the trash', async () => {
  const { owner, courseRef } = await aRunningClass()
  await expect(owner.call(steps.trashCourse, courseRef)).refuses('CLASS_HAS_LEARNERS')
})

test('staff stop and resume taking applications', async () => {
  const { owner, visitor, courseRef } = await aClass()
  await owner.call(steps.setRecruiting, { ...courseRef, body: { isOpen: false } })
  expect((await visitor.call(classPageApi.getCourse, courseRef)).lifecycle).toBe('CLOSED')
  await owner.call(steps.setRecruiting, { ...courseRef, body: { isOpen: true } })
  expect((await visitor.call(classPageApi.getCourse, courseRef)).lifecycle).toBe('RECRUITING')
})

test('a submitted course is published automatically when its review is overdue', async () => {
  const { owner, visitor, courseRef, channelSeq, addPicture, addLesson, app, clock, add } = await aDraft()
  await addPicture()
  await addLesson()
  await add.all('update courses set price = 1000')
  Object.assign(app.ports.settings, { courseReviewHours: 48 })
  expect(await owner.call(steps.submitCourse, courseRef)).toEqual({ state: 'SUBMITTED' })
  const pass = async () => publishUnreviewed.visit(await app.contextFor(channelSeq))
  clock.pass({ days: 1 })
  await pass()
  await expect(visitor.call(classPageApi.getCourse, courseRef)).refuses('CLASS_NOT_FOUND')

  clock.pass({ days: 1 })
  await pass()
  expect((await visitor.call(classPageApi.getCourse, courseRef)).state).toBe('PUBLISHED')
})

test('the owner of another site neither finds nor changes a class', async () => {
  const { otherSite, mina, visitor, courseRef, channelSeq } = await aClass()
  const there = { ...courseRef, channelSeq: otherSite.channelSeq }
  const stranger = otherSite.owner
  await expect(stranger.call(api.getCourseSettings, there)).refuses('CLASS_NOT_FOUND')
  await expect(stranger.call(steps.trashCourse, there)).refuses('CLASS_NOT_FOUND')
  await expect(stranger.call(steps.trashCourse, courseRef)).refuses('NOT_CHANNEL_USER')
  await expect(mina.call(steps.trashCourse, courseRef)).refuses('NOT_ALLOWED')
  await expect(visitor.call(api.createCourse, { channelSeq, body: { title: 'xx' } })).refuses('SIGN_IN_FIRST')
})
