import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import { setCoursePublic, trashCourse, trashCourses } from 'contract/teaching/courses/state.api'
import { listFirstCourses, orderCourses } from 'contract/teaching/courses/order.api'
import { listCourses } from 'contract/teaching/courses/api'
import { saveTemplate } from 'contract/site/sites/api'
import { MAIN_PAGE } from 'contract/values/paging'
import { expect, test } from 'vitest'
import { aRunningClass, somebody } from '../../../testing/world.ts'

/** A course with a learner, which therefore comes first, and two without. */
async function aWindow() {
  const world = await aRunningClass()
  const { add, channelSeq, ownerSeq, courseSeq, owner, visitor } = world
  const one = await add.course(channelSeq, { writer: ownerSeq })
  const two = await add.course(channelSeq, { writer: ownerSeq })
  return {
    ...world,
    usual: [courseSeq, two.courseSeq, one.courseSeq],
    shown: async () =>
      (await visitor.call(listCourses, { channelSeq, query: {} })).list.map((course) => course.courseSeq),
    order: (courseSeqs: (typeof courseSeq)[]) =>
      owner.call(orderCourses, { channelSeq, body: { courseSeqs } }),
  }
}

test('the courses placed first come first, and the others follow as before', async () => {
  const { usual, shown, order, owner, channelSeq } = await aWindow()
  const [popular, newest, oldest] = usual as [(typeof usual)[0], (typeof usual)[0], (typeof usual)[0]]
  expect(await shown()).toEqual(usual)
  await order([oldest, newest, oldest])
  expect(await shown()).toEqual([oldest, newest, popular])
  const { list } = await owner.call(listFirstCourses, { channelSeq })
  expect(list.map(({ courseSeq }) => courseSeq)).toEqual([oldest, newest])

  await order([newest])
  expect(await shown()).toEqual([newest, popular, oldest])
  await order([])
  expect(await shown()).toEqual(usual)
})

test('how many take part counts for the order to a twentieth, whichever way it changes', async () => {
  const { add, courseSeq } = await aWindow()
  const jumps = [1, 2, 19, 20, 21, 40, 41, 500, 520, 530, 1000, 990, 951, 940, 30, 29, 3, 0]
  const up = Array.from({ length: 130 }, (_, before) => before + 1)
  const counts = [...jumps, ...up, ...up.toReversed()]
  for (const count of counts) {
    await add.all('update course_rounds set accepted_count = $2 where course_seq = $1', [courseSeq, count])
    const [row] = await add.all<{ known: number }>(
      'select learner_count as known from courses where course_seq = $1',
      [courseSeq],
    )
    const known = row?.known ?? -1
    expect(Math.abs(known - count)).toBeLessThanOrEqual(Math.max(known, count) / 20)
    if (count <= 20) expect(known).toBe(count)
  }
})

test('courses of another site are not found, and instructors place none', async () => {
  const { usual, order, otherSite, shown, add, as, channelSeq } = await aWindow()
  const [popular, newest] = usual as [(typeof usual)[0], (typeof usual)[0]]
  const there = { channelSeq: otherSite.channelSeq, body: { courseSeqs: [newest] } }
  await expect(otherSite.owner.call(orderCourses, there)).refuses('CLASS_NOT_FOUND')
  const teacher = as(await somebody(add, { name: 'Tea', channelSeq, role: 'TCH' }))
  await expect(teacher.call(orderCourses, { channelSeq, body: { courseSeqs: [newest] } })).refuses(
    'NOT_ALLOWED',
  )
  await order([newest])
  expect((await shown())[0]).toBe(newest)
  expect((await shown())[1]).toBe(popular)
})

test('a course on the main page is made private before deletion; a private one is listed nowhere', async () => {
  const { usual, order, owner, channelSeq } = await aWindow()
  const [, newest, oldest] = usual as [(typeof usual)[0], (typeof usual)[0], (typeof usual)[0]]
  const hide = (courseSeq: typeof newest) =>
    owner.call(setCoursePublic, { channelSeq, courseSeq, body: { publicCd: '99' } })
  await order([newest])
  await expect(owner.call(trashCourse, { channelSeq, courseSeq: newest })).refuses('CLASS_SHOWN_FIRST')
  await expect(owner.call(trashCourse, { channelSeq, courseSeq: oldest })).refuses('CLASS_SHOWN_FIRST')
  await hide(oldest)
  const body = { courseSeqs: [newest, oldest] }
  expect(await owner.call(trashCourses, { channelSeq, body })).toMatchObject({
    moved: [oldest],
    refused: [{ courseSeq: newest, reason: 'SHOWN_FIRST' }],
  })
  await hide(newest)
  await owner.call(trashCourse, { channelSeq, courseSeq: newest })
})

test("a course below the main page's limit can be deleted directly", async () => {
  const { usual, owner, add, channelSeq, ownerSeq } = await aWindow()
  for (let at = 0; at < MAIN_PAGE.popular; at += 1) await add.course(channelSeq, { writer: ownerSeq })
  const last = usual.at(-1)
  if (last === undefined) throw new Error('no class')
  await owner.call(trashCourse, { channelSeq, courseSeq: last })
})

// docs/rules.md R-1246
test('what counts as the main page follows its layout: a list shows more, a landing page none of the newest', async () => {
  const { usual, owner, add, channelSeq, ownerSeq } = await aWindow()
  const [, later, older] = usual as [(typeof usual)[0], (typeof usual)[0], (typeof usual)[0]]
  for (let at = 0; at < MAIN_PAGE.popular; at += 1) await add.course(channelSeq, { writer: ownerSeq })
  // The newest of all, and the least popular.
  await add.all('update courses set published_at = $1 where course_seq = $2', [
    new Date('2026-11-30T00:00:00Z'),
    later,
  ])
  const trash = (courseSeq: typeof older) => owner.call(trashCourse, { channelSeq, courseSeq })
  await owner.call(saveTemplate, { channelSeq, body: { templateCd: 'list' } })
  await expect(trash(older)).refuses('CLASS_SHOWN_FIRST')
  await owner.call(saveTemplate, { channelSeq, body: { templateCd: 'basic' } })
  await expect(trash(later)).refuses('CLASS_SHOWN_FIRST')
  await owner.call(saveTemplate, { channelSeq, body: { templateCd: 'landing' } })
  await trash(later)
  await trash(older)
})

test('a copy of a placed course is not placed, and only a published course can be', async () => {
  const { usual, order, owner, channelSeq } = await aWindow()
  const [, newest] = usual as [(typeof usual)[0], (typeof usual)[0]]
  await order([newest])
  const { courseSeq } = await owner.call(copyCourse, { channelSeq, courseSeq: newest })
  await expect(order([newest, courseSeq])).refuses('CLASS_STATE_CHANGED')
  const { list } = await owner.call(listFirstCourses, { channelSeq })
  expect(list.map((course) => course.courseSeq)).toEqual([newest])
  await owner.call(trashCourse, { channelSeq, courseSeq })
})

test('packages have an order of their own, and ordering classes leaves it', async () => {
  const { usual, order, owner, visitor, channelSeq, courseSeq, add, ownerSeq } = await aWindow()
  const made = []
  for (const title of ['One package', 'Other package']) {
    const one = await add.course(channelSeq, { writer: ownerSeq })
    await add.all("update courses set product_kind = 'PACKAGE', title = $2 where course_seq = $1", [
      one.courseSeq,
      title,
    ])
    await add.all(
      `insert into package_courses (channel_seq, package_seq, course_seq, sort)
       select $1, $2, course_seq, sort from unnest($3::bigint[]) with ordinality one (course_seq, sort)`,
      [channelSeq, one.courseSeq, usual.slice(0, 2)],
    )
    made.push(one.courseSeq)
  }
  const [one, other] = made as [typeof courseSeq, typeof courseSeq]
  const packages = async () =>
    (await visitor.call(listCourses, { channelSeq, query: { productKind: 'PACKAGE' } })).list.map(
      (card) => card.courseSeq,
    )
  const orderPackages = (courseSeqs: (typeof courseSeq)[]) =>
    owner.call(orderCourses, { channelSeq, body: { productKind: 'PACKAGE', courseSeqs } })

  await orderPackages([one, other])
  expect(await packages()).toEqual([one, other])
  await orderPackages([other])
  await order([courseSeq])
  expect(await packages()).toEqual([other, one])
  const query = { productKind: 'PACKAGE' as const }
  expect((await owner.call(listFirstCourses, { channelSeq, query })).list).toMatchObject([
    { courseSeq: other },
  ])
  await expect(orderPackages([courseSeq])).refuses('CLASS_NOT_FOUND')
})
