import { addNotice, getNotice, removeNotice, saveNotice } from 'contract/site/notices/api'
import { copyCourse } from 'contract/teaching/curriculum/copy.api'
import { purgeCourse, setCoursePublic, trashCourse } from 'contract/teaching/courses/state.api'
import * as courses from 'contract/teaching/courses/api'
import { addCurriculum, removeCurriculum, saveCurriculum } from 'contract/teaching/curriculum/api'
import { copyCurriculums } from 'contract/teaching/curriculum/bulk.api'
import { getUploadUrl } from 'contract/system/files/api'
import type { FileKind, StoredFile } from 'contract/system/files/schemas'
import { expect, test } from 'vitest'
import { photo, picturesOf } from '../../../testing/pictures-world.ts'
import { aClass } from '../../../testing/world.ts'

const shows = ({ url }: StoredFile, alt = '') => `<p>글</p><img src="${url}" alt="${alt}" />`

async function aWriter() {
  const world = await aClass()
  const { owner, courseRef, channelSeq } = world
  const pictures = picturesOf(world)
  const settings = () => owner.call(courses.getCourseSettings, courseRef)
  const draftWith = async (desc1: string) => ({ ...courseRef, body: { ...(await settings()), desc1 } })
  return {
    ...world,
    ...pictures,
    settings,
    draftWith,
    saveText: async (desc1: string) => owner.call(courses.saveCourseInformation, await draftWith(desc1)),
    async sentAs(kind: FileKind, by = owner) {
      const { uploadUrl } = await by.call(getUploadUrl, {
        channelSeq,
        query: { filename: 'photo.jpg', fileSize: 1000, kind },
      })
      return (await pictures.put(uploadUrl, await photo())).data as StoredFile
    },
  }
}

test('a description stores its pictures with their dimensions, in the widest version', async () => {
  const { sent, saveText } = await aWriter()
  const picture = await sent()
  const narrow = picture.url.replace('800.webp', '320.webp')
  const { desc1 } = await saveText(`<img alt="요가 매트" width="1" onload="x()" src="${narrow}">`)
  expect(desc1).toBe(`<img src="${picture.url}" width="800" height="600" alt="요가 매트" loading="lazy" />`)
  expect((await saveText(desc1)).desc1).toBe(desc1)
})

test('a removed picture is deleted a day later, unless the text or a copy of the course uses it', async () => {
  const { sent, saveText, isServed, tidyAfter, owner, courseRef, settings } = await aWriter()
  const [one, two] = [await sent(), await sent()]
  await saveText(shows(one) + shows(two))
  await saveText(shows(two))
  await tidyAfter({ days: 2 })
  expect([await isServed(one), await isServed(two)]).toEqual([false, true])

  const copy = { ...courseRef, ...(await owner.call(copyCourse, courseRef)) }
  // A course on the main page cannot go to the trash.
  await owner.call(setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  for (const which of [courseRef, copy]) {
    const { title } = await owner.call(courses.getCourseSettings, which)
    await owner.call(trashCourse, which)
    await owner.call(purgeCourse, { ...which, body: { title } })
    await tidyAfter({ days: 2 })
    expect(await isServed(two)).toBe(which === courseRef)
  }
  await expect(settings()).refuses('CLASS_NOT_FOUND')
})

test('pictures of a lesson, its copy and a notice stay while these exist', async () => {
  const { sent, isServed, tidyAfter, owner, courseRef, channelSeq } = await aWriter()
  const [inLesson, inNotice] = [await sent(), await sent()]
  const draft = {
    curriculumTypeCd: '05',
    title: '읽을거리',
    content: shows(inLesson),
    afterSeq: null,
  } as const
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body: draft })
  const body = { title: '안내', content: shows(inNotice), isPinned: false, tellsMembers: false }
  const { postSeq } = await owner.call(addNotice, { channelSeq, body })
  await owner.call(saveNotice, { channelSeq, postSeq, body })
  expect((await owner.call(getNotice, { channelSeq, postSeq })).content).toContain('width="800"')
  const { curriculumSeqs } = await owner.call(copyCurriculums, {
    ...courseRef,
    body: { curriculumSeqs: [curriculumSeq], fromCourseSeq: null, afterSeq: null },
  })
  await owner.call(removeCurriculum, { ...courseRef, curriculumSeq, body: {} })
  await tidyAfter({ days: 2 })
  expect([await isServed(inLesson), await isServed(inNotice)]).toEqual([true, true])

  const [copy] = curriculumSeqs
  if (copy === undefined) throw new Error('no copy')
  await owner.call(saveCurriculum, {
    ...courseRef,
    curriculumSeq: copy,
    body: { ...draft, content: '<p>글</p>' },
  })
  await owner.call(removeNotice, { channelSeq, postSeq })
  await tidyAfter({ days: 2 })
  expect([await isServed(inLesson), await isServed(inNotice)]).toEqual([false, false])
})

test('pictures of other sites are removed, and a deleted one is reported as missing', async () => {
  const { app, clock, sent, saveText, draftWith, owner, otherSite, channelSeq, tidyAfter } = await aWriter()
  const there = picturesOf({ app, clock, ...otherSite })
  const [here, foreign] = [await sent(), await there.sent()]
  expect((await saveText(shows(foreign))).desc1).toBe('<p>글</p>')
  const refused = async (desc1: string) =>
    expect(owner.call(courses.saveCourseInformation, await draftWith(desc1))).refuses('PICTURE_MISSING')
  // The other site's number, requested in the folder of this site.
  await refused(shows(foreign).replace(`/${otherSite.channelSeq}/`, `/${channelSeq}/`))
  await tidyAfter({ days: 2 })
  await refused(shows(here))
})

test('only pictures uploaded for texts can be used: no submission, no portrait', async () => {
  const { sentAs, draftWith, settings, owner, courseRef, mina, channelSeq, add } = await aWriter()
  const [portrait, posted] = [await sentAs('profile', mina), await sentAs('post', mina)]
  const handedIn = await sentAs('common')
  await add.all(`update files set kind = 'assignment' where file_seq = $1`, [handedIn.fileSeq])
  for (const { fileSeq } of [portrait, posted, handedIn]) {
    const url = `/files/${channelSeq}/${fileSeq}/800.webp`
    await expect(owner.call(courses.saveCourseInformation, await draftWith(`<img src="${url}">`))).refuses(
      'PICTURE_MISSING',
    )
    const known = await settings()
    for (const body of [
      { ...known, imageFileSeq: fileSeq },
      { ...known, pictures: [{ fileSeq }] },
    ])
      await expect(owner.call(courses.saveCourseInformation, { ...courseRef, body })).refuses('NOT_FOUND')
  }
})
