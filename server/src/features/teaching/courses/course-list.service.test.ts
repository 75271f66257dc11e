import { browseCourses, countCourses } from 'contract/teaching/courses/list.api'
import { arrangeCategories } from 'contract/teaching/courses/categories.api'
import { setCoursePublic } from 'contract/teaching/courses/state.api'
import { createCategory, listCategories, listCourses } from 'contract/teaching/courses/api'
import type { Input } from 'contract/http/endpoint'
import { expect, test } from 'vitest'
import { addCovers } from '../../../testing/pictures-world.ts'
import { aClass, noon } from '../../../testing/world.ts'

type Query = NonNullable<Input<typeof browseCourses>['query']>
interface Facet {
  value: string
  count: number | null
}

async function aShop() {
  const world = await aClass()
  const { add, channelSeq, ownerSeq, visitor, owner } = world
  const { channelCategorySeq } = await owner.call(createCategory, { channelSeq, body: { name: '명상' } })
  const browse = async (query: Query = {}) => visitor.call(browseCourses, { channelSeq, query })
  return {
    ...world,
    channelCategorySeq,
    browse,
    titled: (title: string, subTitle = '') =>
      add
        .course(channelSeq, { writer: ownerSeq })
        .then(({ courseSeq }) =>
          add.all('update courses set title = $2, sub_title = $3 where course_seq = $1', [
            courseSeq,
            title,
            subTitle,
          ]),
        ),
    found: async (q: string) =>
      (await browse({ filter: JSON.stringify({ q }) })).list.map(({ title }) => title).toSorted(),
    facets: (filter: object = {}) =>
      visitor.call(countCourses, { channelSeq, query: { filter: JSON.stringify(filter) } }),
  }
}
const countIn = (facet: Facet[], value: string) => facet.find((one) => one.value === value)?.count

test('each page continues after the last one, whatever is added meanwhile', async () => {
  const { add, channelSeq, ownerSeq, browse } = await aShop()
  for (let at = 0; at < 6; at += 1) await add.course(channelSeq, { writer: ownerSeq, price: 1000 * (at % 3) })
  for (const sort of ['popular', 'latest', 'priceAsc', 'priceDesc', 'rating', 'closing'] as const) {
    const { list: all, total, nextCursor: none } = await browse({ sort })
    expect(none).toBeNull()
    const seen = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof browse>> = await browse({
        sort,
        size: 3,
        ...(cursor && { cursor }),
      })
      if (seen.length === 0 && sort === 'latest') {
        const { courseSeq } = await add.course(channelSeq, { writer: ownerSeq })
        await add.all('update courses set published_at = $2 where course_seq = $1', [
          courseSeq,
          new Date(noon.getTime() + 1),
        ])
      }
      seen.push(...page.list)
      cursor = page.nextCursor
    }
    expect(seen.map(({ courseSeq }) => courseSeq)).toEqual(all.map(({ courseSeq }) => courseSeq))
    expect(total).toBe(all.length)
  }
})

test('a cursor of another order, or a forged one, is refused', async () => {
  const { visitor, channelSeq } = await aShop()
  const input = (query: Query) => visitor.call(browseCourses, { channelSeq, query })
  await expect(input({ sort: 'latest', cursor: 'popular~1~1' })).refuses('BAD_INPUT')
  await expect(input({ cursor: 'popular' })).refuses('BAD_INPUT')
  await expect(input({ filter: '{' })).refuses('BAD_INPUT')
})

test('a search finds parts of words, ignoring spaces, and initial consonants', async () => {
  const { titled, found } = await aShop()
  await titled('아침 명상', '숨 쉬기')
  await titled('기초 영어회화')
  const yoga = '굳은 어깨를 푸는 저녁 요가'

  expect(await found('요가')).toEqual([yoga])
  expect(await found('가')).toEqual([yoga])
  expect(await found('영어 회화')).toEqual(['기초 영어회화'])
  expect(await found('저녁요가')).toEqual([yoga])
  expect(await found('요가 어깨')).toEqual([yoga])
  expect(await found('ㅁㅅ')).toEqual(['아침 명상'])
  expect(await found('쉬기')).toEqual(['아침 명상'])
  expect(await found('요가'.normalize('NFD'))).toEqual([yoga])
  expect(await found('영회')).toEqual([])
  expect(await found('100%')).toEqual([])
})

test('filters show the number of courses they would leave, with and without a search', async () => {
  const { add, channelSeq, ownerSeq, facets, channelCategorySeq, titled } = await aShop()
  const free = await add.course(channelSeq, { writer: ownerSeq, price: 0 })
  await add.all('update courses set channel_category_seq = $2, difficulty_cd = $3 where course_seq = $1', [
    free.courseSeq,
    channelCategorySeq,
    '03',
  ])
  await titled('아침 명상')

  const all = await facets()
  expect([countIn(all.fares, 'free'), countIn(all.fares, 'paid')]).toEqual([1, 2])
  expect([countIn(all.kinds, 'TEXT'), countIn(all.kinds, 'VOD')]).toEqual([3, 0])
  expect(countIn(all.difficulties, '03')).toBe(1)
  expect(all.categories).toEqual([{ channelCategorySeq, name: '명상', count: 1 }])

  const paid = await facets({ fare: 'paid' })
  expect([countIn(paid.fares, 'free'), countIn(paid.difficulties, '03')]).toEqual([1, 0])
  const yoga = await facets({ q: '요가' })
  expect([countIn(yoga.fares, 'free'), countIn(yoga.fares, 'paid')]).toEqual([1, 1])
})

test('a private course is neither listed nor counted, and a public one again is', async () => {
  const world = await aShop()
  const { owner, visitor, courseRef, channelSeq, facets, browse, channelCategorySeq, add, courseSeq } = world
  await addCovers(world)
  await add.all('update courses set channel_category_seq = $2 where course_seq = $1', [
    courseSeq,
    channelCategorySeq,
  ])
  const counts = async () => {
    const [category] = (await visitor.call(listCategories, { channelSeq })).list
    const { total } = await visitor.call(listCourses, { channelSeq, query: {} })
    return [total, (await browse()).total, category?.courseCount, countIn((await facets()).fares, 'paid')]
  }
  expect(await counts()).toEqual([1, 1, 1, 1])
  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  expect(await counts()).toEqual([0, 0, 0, 0])
  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '00' } })
  expect(await counts()).toEqual([1, 1, 1, 1])
})

test('the earliest closing date comes first, and courses that ended are left out', async () => {
  const { add, channelSeq, ownerSeq, courseSeq, browse } = await aShop()
  const ending = async (days: number) => {
    const made = await add.course(channelSeq, { writer: ownerSeq })
    await add.all('update courses set pay_end_at = $2 where course_seq = $1', [
      made.courseSeq,
      new Date(noon.getTime() + days * 86_400_000),
    ])
    return made.courseSeq
  }
  const [late, soon] = [await ending(9), await ending(1)]
  await ending(-1)

  const { list, total } = await browse({ sort: 'closing' })
  expect(list.map((course) => course.courseSeq)).toEqual([soon, late, courseSeq])
  expect(total).toBe(3)
})

test('simultaneous publications do not block each other, and both are counted', async () => {
  const world = await aShop()
  const { add, channelSeq, ownerSeq, courseSeq, owner, visitor, courseRef } = world
  const other = await add.course(channelSeq, { writer: ownerSeq })
  await addCovers(world)
  const set = (one: typeof courseSeq, publicCd: '00' | '99') =>
    owner.call(setCoursePublic, { ...courseRef, courseSeq: one, body: { publicCd } })
  for (const publicCd of ['99', '00', '99', '00'] as const) {
    await Promise.all([set(courseSeq, publicCd), set(other.courseSeq, publicCd)])
  }
  expect((await visitor.call(listCourses, { channelSeq, query: {} })).total).toBe(2)
})

test('the closing order omits full courses and those that ended', async () => {
  const { add, channelSeq, ownerSeq, browse } = await aShop()
  const [full, line, over, open] = [
    await add.course(channelSeq, { writer: ownerSeq }),
    await add.course(channelSeq, { writer: ownerSeq }),
    await add.course(channelSeq, { writer: ownerSeq }),
    await add.course(channelSeq, { writer: ownerSeq }),
  ]
  const round = (of: typeof full, set: string) =>
    add.all(`update course_rounds set ${set} where course_seq = $1`, [of.courseSeq])
  await round(full, "user_limit_type_cd = '99', max_user_count = 2, seats_taken = 2")
  await round(line, "user_limit_type_cd = '00', max_user_count = 2, seats_taken = 2")
  await round(over, "end_at = '2020-01-01T00:00:00Z'")
  const seqs = (await browse({ sort: 'closing' })).list.map(({ courseSeq }) => courseSeq)
  expect(seqs).toEqual(expect.arrayContaining([line.courseSeq, open.courseSeq]))
  expect(seqs).not.toContain(full.courseSeq)
  expect(seqs).not.toContain(over.courseSeq)
})

test('a new category is appended', async () => {
  const { owner, channelSeq, visitor } = await aShop()
  const names = async () => (await visitor.call(listCategories, { channelSeq })).list.map(({ name }) => name)
  await owner.call(arrangeCategories, {
    channelSeq,
    body: { categories: [{ name: '요가' }, { name: '필라테스' }], removed: [] },
  })
  const before = await names()
  await owner.call(createCategory, { channelSeq, body: { name: '도예' } })
  expect(await names()).toEqual([...before, '도예'])
})
