import { updateCourse } from 'contract/teaching/courses/update.api'
import * as steps from 'contract/teaching/courses/state.api'
import * as stepsCopyApi from 'contract/teaching/curriculum/copy.api'
import * as api from 'contract/teaching/courses/api'
import { addCurriculum, removeCurriculum } from 'contract/teaching/curriculum/api'
import { removeCurriculums } from 'contract/teaching/curriculum/bulk.api'
import type { FileSeq } from 'contract/values/ids'
import { expect, test } from 'vitest'
import { addCovers } from '../../../testing/pictures-world.ts'
import { aClass, aSite, noon } from '../../../testing/world.ts'

async function aDraft() {
  const site = await aSite()
  const { owner, add, channelSeq } = site
  const { courseSeq } = await owner.call(api.createCourse, { channelSeq, body: { title: '아침 요가' } })
  await add.all('update courses set price = 1000')
  return { ...site, courseRef: { channelSeq, courseSeq }, addPicture: () => addCovers(site) }
}

const text = { curriculumTypeCd: '05', title: '첫 글', content: '<p>글</p>', afterSeq: null } as const

test('during its review nobody changes a course; once withdrawn it can be changed', async () => {
  const { owner, courseRef, addPicture, app } = await aDraft()
  await addPicture()
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body: text })
  Object.assign(app.ports.settings, { courseReviewHours: 48 })
  await owner.call(steps.submitCourse, courseRef)
  const settings = await owner.call(api.getCourseSettings, courseRef)
  const body = { ...settings, title: '다른 이름' }
  await expect(owner.call(api.saveCourseInformation, { ...courseRef, body })).refuses('CLASS_IN_REVIEW')
  const payment = await owner.call(api.getCoursePayment, courseRef)
  await expect(owner.call(api.saveCoursePayment, { ...courseRef, body: payment })).refuses('CLASS_IN_REVIEW')
  await expect(owner.call(updateCourse, { ...courseRef, body: { price: 9 } })).refuses('CLASS_IN_REVIEW')
  await expect(owner.call(removeCurriculum, { ...courseRef, curriculumSeq, body: {} })).refuses(
    'CLASS_IN_REVIEW',
  )
  await owner.call(steps.withdrawCourse, courseRef)
  expect((await owner.call(api.saveCourseInformation, { ...courseRef, body })).title).toBe('다른 이름')
})

test('a public course keeps a picture and a lesson', async () => {
  const { owner, courseRef, addPicture } = await aDraft()
  await addPicture()
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body: text })
  const curriculumSeqs = [curriculumSeq]
  await owner.call(steps.submitCourse, courseRef)
  const withoutPicture = async () => {
    const settings = await owner.call(api.getCourseSettings, courseRef)
    const body = { ...settings, imageFileSeq: null }
    return owner.call(api.saveCourseInformation, { ...courseRef, body })
  }
  await expect(withoutPicture()).refuses('CLASS_ON_SALE')
  await expect(owner.call(removeCurriculum, { ...courseRef, curriculumSeq, body: {} })).refuses(
    'CLASS_ON_SALE',
  )
  await expect(owner.call(removeCurriculums, { ...courseRef, body: { curriculumSeqs } })).refuses(
    'CLASS_ON_SALE',
  )

  await owner.call(steps.setCoursePublic, { ...courseRef, body: { publicCd: '99' } })
  await withoutPicture()
  await owner.call(removeCurriculum, { ...courseRef, curriculumSeq, body: {} })
  await expect(owner.call(steps.setCoursePublic, { ...courseRef, body: { publicCd: '00' } })).refuses(
    'CLASS_NOT_READY',
  )
})

test("a course's picture must be uploaded as one: no submission, no portrait", async () => {
  const { owner, ownerSeq, courseRef, add } = await aDraft()
  const { file_seq: fileSeq } = await add.row<{ file_seq: FileSeq }>('files', {
    channel_seq: courseRef.channelSeq,
    kind: 'assignment',
    storage_key: 'work of a learner',
    widths: [],
    origin_file_name: 'homework.pdf',
    content_type: 'application/pdf',
    file_size: 10,
    uploaded_by_user_seq: ownerSeq,
    created_at: noon,
  })
  const settings = await owner.call(api.getCourseSettings, courseRef)
  for (const kind of ['assignment', 'post', 'profile', 'common']) {
    await add.all('update files set kind = $2 where file_seq = $1', [fileSeq, kind])
    for (const body of [
      { ...settings, imageFileSeq: fileSeq },
      { ...settings, pictures: [{ fileSeq }] },
    ])
      await expect(owner.call(api.saveCourseInformation, { ...courseRef, body })).refuses('NOT_FOUND')
  }
  await add.all(`update files set kind = 'course' where file_seq = $1`, [fileSeq])
  const body = { ...settings, imageFileSeq: fileSeq }
  await owner.call(api.saveCourseInformation, { ...courseRef, body })
  expect((await owner.call(api.getCourseSettings, courseRef)).imageFileSeq).toBe(fileSeq)
})

test('submitting a form twice creates one course, and copying twice creates one copy', async () => {
  const { owner, courseRef, channelSeq } = await aClass()
  const [requestKey, copyKey] = [crypto.randomUUID(), crypto.randomUUID()]
  const create = () => owner.call(api.createCourse, { channelSeq, body: { title: '한 번만', requestKey } })
  const copy = () => owner.call(stepsCopyApi.copyCourse, { ...courseRef, body: { requestKey: copyKey } })
  const made = await Promise.all([create(), create(), create()])
  const copied = await Promise.all([copy(), copy()])
  expect(new Set(made.map(({ courseSeq }) => courseSeq)).size).toBe(1)
  expect(new Set(copied.map(({ courseSeq }) => courseSeq)).size).toBe(1)
  const { total } = await owner.call(api.listAdminCourses, { channelSeq, query: {} })
  expect(total).toBe(3)
  await owner.call(api.createCourse, { channelSeq, body: { title: '한 번만' } })
  expect((await owner.call(api.listAdminCourses, { channelSeq, query: {} })).total).toBe(4)
})
