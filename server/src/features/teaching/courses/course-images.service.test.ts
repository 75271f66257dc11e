import { getInformation } from 'contract/teaching/courses/information.api'
import * as courses from 'contract/teaching/courses/api'
import * as coursesClassPage from 'contract/views/class-page/api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import { expect, test } from 'vitest'
import { picturesOf } from '../../../testing/pictures-world.ts'
import { aRunningClass } from '../../../testing/world.ts'

async function aGallery() {
  const world = await aRunningClass()
  const { owner, courseRef } = world
  return {
    ...world,
    ...picturesOf(world),
    async save(known: object) {
      const settings = await owner.call(courses.getCourseSettings, courseRef)
      return owner.call(courses.saveCourseInformation, { ...courseRef, body: { ...settings, ...known } })
    },
    seen: () => owner.call(coursesClassPage.getCourse, { ...courseRef, query: {} }),
  }
}

test('a course shows its pictures in order, each with its alternative text; the first appears in lists', async () => {
  const { sent, save, seen, visitor, channelSeq } = await aGallery()
  const [one, two, three] = [await sent(), await sent(), await sent()]
  const pictures = [{ fileSeq: three.fileSeq, altText: '셋' }, { fileSeq: two.fileSeq }]
  await save({ imageFileSeq: one.fileSeq, imageAlt: '하나', pictures })
  expect(await seen()).toMatchObject({
    imageAlt: '하나',
    imageUrl: expect.stringContaining(`/${one.fileSeq}/`),
    pictures: [
      { altText: '셋', variants: [{ width: 320 }, { width: 640 }, { width: 800 }] },
      { altText: '', variants: [{ url: expect.stringContaining(`/${two.fileSeq}/`) }, {}, {}] },
    ],
  })
  const { list } = await visitor.call(courses.listCourses, { channelSeq, query: {} })
  expect(list[0]?.imageUrl).toContain(`/${one.fileSeq}/`)
})

test('removed pictures are deleted, the others stay; an omitted list changes none', async () => {
  const { sent, save, seen, isServed, tidyAfter } = await aGallery()
  const [one, two, three] = [await sent(), await sent(), await sent()]
  const of = ({ fileSeq }: typeof one) => ({ fileSeq, altText: '' })
  await save({ imageFileSeq: one.fileSeq, pictures: [of(two), of(three)] })
  await save({ imageFileSeq: one.fileSeq, pictures: undefined, imageAlt: undefined, subTitle: '새 소개' })
  expect((await seen()).pictures).toHaveLength(2)
  await save({ imageFileSeq: three.fileSeq, pictures: [of(one)] })
  await tidyAfter({ days: 2 })
  expect(await Promise.all([one, two, three].map(isServed))).toEqual([true, false, true])
  await expect(save({ pictures: Array.from({ length: 10 }, () => of(one)) })).refuses('BAD_INPUT')
})

test('a copy shows the same pictures', async () => {
  const { sent, save, owner, courseRef, channelSeq } = await aGallery()
  const [one, two] = [await sent(), await sent()]
  await save({ imageFileSeq: one.fileSeq, pictures: [{ fileSeq: two.fileSeq, altText: '둘' }] })
  const { courseSeq } = await owner.call(copyCourse, courseRef)
  const copy = await owner.call(courses.getCourseSettings, { channelSeq, courseSeq })
  expect(copy).toMatchObject({
    imageFileSeq: one.fileSeq,
    pictures: [{ fileSeq: two.fileSeq, altText: '둘' }],
  })
})

test('the information tab returns the saved pictures and their alternative texts', async () => {
  const { sent, save, owner, courseRef } = await aGallery()
  const [one, two] = [await sent(), await sent()]
  const pictures = [{ fileSeq: two.fileSeq, altText: '둘' }]
  const fields = {
    imageFileSeq: one.fileSeq,
    imageAlt: '하나',
    pictures: [{ fileSeq: two.fileSeq, altText: '둘', url: expect.stringContaining(`/${two.fileSeq}/`) }],
  }
  expect(await save({ imageFileSeq: one.fileSeq, imageAlt: '하나', pictures })).toMatchObject(fields)
  expect(await owner.call(getInformation, courseRef)).toMatchObject(fields)
})
