import { expect, test } from 'vitest'
import { getCourse } from 'contract/views/class-page/api'
import * as api from 'contract/teaching/curriculum/api'
import * as lessonsApi from 'contract/views/class-page/lessons.api'
import { aLiveClass } from '../../../testing/live-world.ts'
import { aClass, aRunningClass } from '../../../testing/world.ts'

const text = {
  curriculumTypeCd: '05' as const,
  title: '둘째 인사',
  content: '<p onclick="x()">또</p><script>bad()</script>',
}

async function aCurriculum() {
  const world = await aClass()
  const { owner, visitor, courseRef } = world
  return {
    ...world,
    addLesson: async (title: string, input: object = {}) =>
      (await owner.call(api.addCurriculum, { ...courseRef, body: { ...text, title, ...input } }))
        .curriculumSeq,
    titles: async () =>
      (await visitor.call(lessonsApi.listCurriculum, courseRef)).list.map(({ title }) => title),
  }
}

test('lessons are appended or inserted behind a chosen one, and counted', async () => {
  const { addLesson, titles, curriculumSeq, visitor, courseRef } = await aCurriculum()
  await addLesson('끝')
  await addLesson('둘째', { afterSeq: curriculumSeq })
  await addLesson('1장', { curriculumTypeCd: '01' })

  expect(await titles()).toEqual(['첫 인사', '둘째', '끝', '1장'])
  expect((await visitor.call(getCourse, courseRef)).curriculumCount).toBe(3)
})

test('a text is sanitised, and visitors do not get it in the list', async () => {
  const { addLesson, owner, visitor, courseRef } = await aCurriculum()
  const curriculumSeq = await addLesson('둘째')

  const { list } = await owner.call(api.listEditableCurriculum, courseRef)
  expect(list.find((item) => item.curriculumSeq === curriculumSeq)?.content).toBe('<p>또</p>')
  expect(JSON.stringify(await visitor.call(lessonsApi.listCurriculum, courseRef))).not.toContain('content')
})

test('a lesson is changed and locked, and keeps its kind', async () => {
  const { owner, visitor, courseRef, curriculumSeq } = await aCurriculum()
  const input = {
    ...courseRef,
    curriculumSeq,
    body: { ...text, title: '새 이름', lockStatusYn: 'Y' as const, isPublic: true },
  }
  await owner.call(api.saveCurriculum, input)

  const { list } = await visitor.call(lessonsApi.listCurriculum, courseRef)
  expect(list).toMatchObject([{ title: '새 이름', lockStatusYn: 'Y', isPublic: true }])
  const asVideo = { ...input, body: { ...text, curriculumTypeCd: '02' as const } }
  await expect(owner.call(api.saveCurriculum, asVideo)).refuses('CLASS_RULE')
})

test('omitted fields of a lesson stay', async () => {
  const { addLesson, owner, courseRef } = await aCurriculum()
  const stored = async (of: number) =>
    (await owner.call(api.listEditableCurriculum, courseRef)).list.find((item) => item.curriculumSeq === of)
  const live = {
    curriculumTypeCd: '00',
    liveStartAt: '2026-11-25 20:00:00',
    liveEndAt: '2026-11-25 21:00:00',
    joinUrl: 'https://zoom.us/j/85912345678?pwd=secret',
    attendeeJoinTimeLive: 15,
  }
  const meeting = { curriculumTypeCd: '04', offlineStartAt: '2026-12-01T01:00:00Z', addrRoad1: '서울 종로구' }
  const videoItem = {
    curriculumTypeCd: '02',
    vodTypeCd: '00',
    linkUrl: 'https://youtu.be/dQw4w9WgXcQ',
    duration: 212,
  }
  for (const input of [{ lockStatusYn: 'Y', xp: 5 }, live, meeting, { ...videoItem, limitPercent: 80 }]) {
    const curriculumSeq = await addLesson('처음', input)
    const before = await stored(curriculumSeq)
    await owner.call(api.saveCurriculum, { ...courseRef, curriculumSeq, body: { title: '새 이름' } })
    expect(await stored(curriculumSeq)).toEqual({ ...before, title: '새 이름' })
  }
})

test('a removed lesson is neither listed nor counted', async () => {
  const { addLesson, owner, titles, courseRef, curriculumSeq, visitor } = await aCurriculum()
  await addLesson('둘째')
  await owner.call(api.removeCurriculum, { ...courseRef, curriculumSeq })

  expect(await titles()).toEqual(['둘째'])
  expect((await visitor.call(getCourse, courseRef)).curriculumCount).toBe(1)
  await expect(owner.call(api.removeCurriculum, { ...courseRef, curriculumSeq })).refuses('NOT_FOUND')
  await expect(owner.call(api.saveCurriculum, { ...courseRef, curriculumSeq, body: text })).refuses(
    'NOT_FOUND',
  )
})

test('the whole order is saved, unless another user added a lesson meanwhile', async () => {
  const { addLesson, owner, titles, courseRef, curriculumSeq } = await aCurriculum()
  const second = await addLesson('둘째')
  await owner.call(api.orderCurriculum, { ...courseRef, body: { curriculumSeqs: [second, curriculumSeq] } })
  expect(await titles()).toEqual(['둘째', '첫 인사'])

  await addLesson('셋째')
  const late = { ...courseRef, body: { curriculumSeqs: [curriculumSeq, second] } }
  await expect(owner.call(api.orderCurriculum, late)).refuses('CURRICULUM_CHANGED')
  expect(await titles()).toEqual(['둘째', '첫 인사', '셋째'])
})

test('a meeting needs a time and a venue, and ends after it begins', async () => {
  const { owner, courseRef, addLesson, visitor } = await aCurriculum()
  const meeting = { curriculumTypeCd: '04' as const, title: '만남' }
  const refused = await owner.refusal(api.addCurriculum, { ...courseRef, body: meeting })
  expect(refused.code).toBe('830001')
  expect(Object.keys(refused.fields ?? {})).toEqual(['body.offlineStartAt', 'body.addrRoad1'])

  const where = { offlineStartAt: '2026-12-01T01:00:00Z', addrRoad1: '서울 종로구' }
  const backwards = { ...meeting, ...where, offlineEndAt: '2026-12-01T00:00:00Z' }
  await expect(owner.call(api.addCurriculum, { ...courseRef, body: backwards })).refuses('CLASS_RULE')

  const curriculumSeq = await addLesson('만남', { ...meeting, ...where, addrRoad2: '3층' })
  const secondLesson = async () => (await visitor.call(lessonsApi.listCurriculum, courseRef)).list[1]
  expect(await secondLesson()).toMatchObject({
    addrRoad1: '서울 종로구',
    offlineEndAt: null,
    offlineStartTime: '10:00',
  })

  const body = { offlineStartTime: '11:00', offlineEndTime: '12:30' }
  await owner.call(api.saveCurriculum, { ...courseRef, curriculumSeq, body })
  expect(await secondLesson()).toMatchObject({
    offlineStartAt: '2026-12-01T02:00:00.000Z',
    offlineEndAt: '2026-12-01T03:30:00.000Z',
    ...body,
  })
})

test('a video of another site cannot be put into a lesson', async () => {
  const { owner, courseRef, add, otherSite, ownerSeq, clock } = await aCurriculum()
  const { upload_vod_seq } = await add.row<{ upload_vod_seq: number }>('videos', {
    channel_seq: otherSite.channelSeq,
    origin_file_name: 'a.mp4',
    file_size: 10,
    uploaded_by_user_seq: ownerSeq,
    created_at: clock.now,
    updated_at: clock.now,
  })
  const body = { curriculumTypeCd: '02' as const, title: '영상', uploadVodSeq: upload_vod_seq as never }
  await expect(owner.call(api.addCurriculum, { ...courseRef, body })).refuses('NOT_FOUND')
})

test('learners, teachers of other classes and other sites change nothing', async () => {
  const { mina, visitor, member, otherSite, courseRef, curriculumSeq } = await aRunningClass()
  const teacher = await member('Tea', 'TCH')
  const there = { ...courseRef, channelSeq: otherSite.channelSeq }

  await expect(mina.call(api.addCurriculum, { ...courseRef, body: text })).refuses('NOT_ALLOWED')
  await expect(visitor.call(api.addCurriculum, { ...courseRef, body: text })).refuses('SIGN_IN_FIRST')
  await expect(teacher.call(api.addCurriculum, { ...courseRef, body: text })).refuses('CLASS_NOT_FOUND')
  await expect(teacher.call(api.listEditableCurriculum, courseRef)).refuses('CLASS_NOT_FOUND')
  await expect(otherSite.owner.call(api.removeCurriculum, { ...there, curriculumSeq })).refuses(
    'CLASS_NOT_FOUND',
  )
  await expect(otherSite.owner.call(lessonsApi.listCurriculum, there)).refuses('CLASS_NOT_FOUND')
  const mode = { ...courseRef, body: { curriculumProgressCd: '01' as const } }
  await expect(mina.call(api.setProgressMode, mode)).refuses('NOT_ALLOWED')
})

test('of a live lesson that began only the title changes', async () => {
  const { owner, courseRef, lesson, body, clock } = await aLiveClass({ minutes: 10 })
  const gives = { ...body, xp: 5, point: 10, credit: 15 }
  await owner.call(api.saveCurriculum, { ...lesson, body: gives })
  clock.pass({ minutes: 11 })
  for (const input of [{ xp: 6 }, { point: 11 }, { credit: 16 }, { content: '<p>또</p>' }])
    await expect(owner.call(api.saveCurriculum, { ...lesson, body: { ...gives, ...input } })).refuses(
      'LIVE_STARTED',
    )
  await owner.call(api.saveCurriculum, { ...lesson, body: { ...gives, title: '어깨 풀기' } })
  const { list } = await owner.call(api.listEditableCurriculum, courseRef)
  expect(list.at(-1)).toMatchObject({ title: '어깨 풀기', xp: 5, point: 10, credit: 15 })
})
