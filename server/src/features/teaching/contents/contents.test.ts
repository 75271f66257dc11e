import { expect, test } from 'vitest'
import * as api from 'contract/teaching/contents/api'
import { listAdminCourses, listCourses } from 'contract/teaching/courses/api'
import { addCurriculum } from 'contract/teaching/curriculum/api'
import { copyCurriculums } from 'contract/teaching/curriculum/bulk.api'
import { curriculumTypes } from 'contract/values/type-codes'
import { aClass, aSite } from '../../../testing/world.ts'

const { mission, text, video } = curriculumTypes

async function someContents() {
  const world = await aClass()
  const { owner, channelSeq } = world
  const { courseSeq } = await owner.call(api.createContents, { channelSeq, body: { title: '홈트 영상집' } })
  return { ...world, ref: { channelSeq, courseSeq } }
}

test('contents are made once however often they are asked for, and stand in a list of their own', async () => {
  const { owner, channelSeq } = await aSite()
  const body = { requestKey: crypto.randomUUID(), title: '명상 전자책' }
  const first = await owner.call(api.createContents, { channelSeq, body })
  expect(await owner.call(api.createContents, { channelSeq, body })).toEqual(first)
  const query = { productKind: 'CONTENTS' as const }
  const { list, total } = await owner.call(listAdminCourses, { channelSeq, query })
  expect(list.map(({ title, productKind }) => [title, productKind])).toEqual([['명상 전자책', 'CONTENTS']])
  expect(total).toBe(1)
})

test('they hold texts and videos, and no missions', async () => {
  const { owner, ref } = await someContents()
  await owner.call(addCurriculum, { ...ref, body: { curriculumTypeCd: text, title: '읽을거리' } })
  await owner.call(addCurriculum, {
    ...ref,
    body: {
      curriculumTypeCd: video,
      title: '영상',
      vodTypeCd: '00',
      linkUrl: 'https://example.com/film',
      duration: 30,
    },
  })
  const homework = owner.call(addCurriculum, { ...ref, body: { curriculumTypeCd: mission, title: '과제' } })
  await expect(homework).refuses('CLASS_RULE')
  expect(await owner.call(api.getContentsInfo, ref)).toMatchObject({
    setting: { title: '홈트 영상집', productKind: 'CONTENTS', state: 'DRAFT' },
    items: { videos: 1, texts: 1, files: 0 },
  })
})

test('a mission of a class is not copied into them, a text is', async () => {
  const { owner, ref, courseRef } = await someContents()
  const add = (body: { curriculumTypeCd: typeof text | typeof mission; title: string }) =>
    owner.call(addCurriculum, { ...courseRef, body })
  const homework = await add({ curriculumTypeCd: mission, title: '과제' })
  const page = await add({ curriculumTypeCd: text, title: '안내' })
  const copy = (...curriculumSeqs: (typeof page.curriculumSeq)[]) =>
    owner.call(copyCurriculums, {
      ...ref,
      body: { fromCourseSeq: courseRef.courseSeq, curriculumSeqs, afterSeq: null },
    })
  await expect(copy(homework.curriculumSeq)).refuses('CLASS_RULE')
  await copy(page.curriculumSeq)
  expect((await owner.call(api.getContentsInfo, ref)).items.texts).toBe(1)
})

test('a class is not found among contents', async () => {
  const { owner, courseRef } = await aClass()
  await expect(owner.call(api.getContentsInfo, courseRef)).refuses('CLASS_NOT_FOUND')
})

test('published contents are listed with classes and by themselves', async () => {
  const { owner, visitor, channelSeq, ref, add } = await someContents()
  await owner.call(addCurriculum, { ...ref, body: { curriculumTypeCd: text, title: '읽을거리' } })
  await add.all("update courses set state = 'PUBLISHED', public_cd = '00' where course_seq = $1", [
    ref.courseSeq,
  ])
  const titles = async (query: { productKind?: 'CONTENTS' | 'PACKAGE' | 'CLASS' }) =>
    (await visitor.call(listCourses, { channelSeq, query })).list.map(({ title }) => title)
  expect(await titles({})).toContain('홈트 영상집')
  expect(await titles({ productKind: 'CONTENTS' })).toEqual(['홈트 영상집'])
  expect(await titles({ productKind: 'CLASS' })).not.toContain('홈트 영상집')
  expect(await titles({ productKind: 'PACKAGE' })).toEqual([])
})
