import { arrangeCategories } from 'contract/teaching/courses/categories.api'
import { createCategory, listCategories } from 'contract/teaching/courses/api'
import { getCourse } from 'contract/views/class-page/api'
import { expect, test } from 'vitest'
import { aClass, somebody } from '../../../testing/world.ts'

async function aShelf() {
  const world = await aClass()
  const { owner, visitor, channelSeq, add, courseSeq } = world
  const make = async (name: string) =>
    (await owner.call(createCategory, { channelSeq, body: { name } })).channelCategorySeq
  const yoga = await make('요가')
  const calm = await make('명상')
  await add.all('update courses set channel_category_seq = $2 where course_seq = $1', [courseSeq, yoga])
  return {
    ...world,
    yoga,
    calm,
    make,
    shown: async () =>
      (await visitor.call(listCategories, { channelSeq })).list.map(({ name, courseCount }) => [
        name,
        courseCount,
      ]),
  }
}

test('categories are reordered, renamed, added and removed in one call; two can swap names', async () => {
  const { owner, channelSeq, yoga, calm, shown, visitor, courseRef } = await aShelf()
  const save = (
    categories: { channelCategorySeq?: typeof yoga; name: string }[],
    removed: (typeof yoga)[] = [],
  ) => owner.call(arrangeCategories, { channelSeq, body: { categories, removed } })
  await save([
    { channelCategorySeq: calm, name: '요가' },
    { name: '그림' },
    { channelCategorySeq: yoga, name: '명상' },
  ])
  expect(await shown()).toEqual([
    ['요가', 0],
    ['그림', 0],
    ['명상', 1],
  ])

  await save([{ channelCategorySeq: calm, name: '요가' }], [yoga])
  expect(await shown()).toEqual([
    ['요가', 0],
    ['그림', 0],
  ])
  expect(await visitor.call(getCourse, courseRef)).toMatchObject({
    channelCategorySeq: null,
    categoryName: null,
  })
})

test('a name is unique on a site, also against one that another user added meanwhile', async () => {
  const { owner, channelSeq, yoga, make, shown } = await aShelf()
  await make('그림')
  const body = { categories: [{ channelCategorySeq: yoga, name: '그림' }], removed: [] }
  await expect(owner.call(arrangeCategories, { channelSeq, body })).refuses('CATEGORY_NAME_TAKEN')
  expect((await shown()).map(([name]) => name)).toEqual(['요가', '명상', '그림'])
})

test('categories of another site stay as they are, and instructors change none', async () => {
  const { otherSite, as, add, channelSeq, yoga, shown } = await aShelf()
  const there = { channelSeq: otherSite.channelSeq }
  const rename = { categories: [{ channelCategorySeq: yoga, name: '남의 것' }], removed: [] }
  await expect(otherSite.owner.call(arrangeCategories, { ...there, body: rename })).refuses('BAD_INPUT')
  await otherSite.owner.call(arrangeCategories, { ...there, body: { categories: [], removed: [yoga] } })
  const teacher = as(await somebody(add, { name: 'Tea', channelSeq, role: 'TCH' }))
  await expect(
    teacher.call(arrangeCategories, { channelSeq, body: { categories: [], removed: [yoga] } }),
  ).refuses('NOT_ALLOWED')
  expect((await shown())[0]).toEqual(['요가', 1])
})
