import { expect, test } from 'vitest'
import { sendHeartbeat, play } from 'contract/learning/playback/api'
import { completeLesson, getClassroom, getLesson } from 'contract/learning/lessons/api'
import { getCourse } from 'contract/views/class-page/api'
import { getCourseSettings } from 'contract/teaching/courses/api'
import * as api from 'contract/teaching/curriculum/api'
import * as lessonsApi from 'contract/views/class-page/lessons.api'
import { copyCurriculums } from 'contract/teaching/curriculum/bulk.api'
import { addLessonNote } from 'contract/learning/lesson-notes/api'
import { askQuestion } from 'contract/community/questions/api'
import type { UploadVodSeq } from 'contract/values/ids'
import { videoReady } from 'contract/teaching/videos/events'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aRunningClass, noon } from '../../../testing/world.ts'

/** A running course, and videos whose preparation the test controls. */
async function aStudio() {
  const world = await aRunningClass()
  const { add, app, channelSeq, ownerSeq, owner, mina, visitor, courseRef } = world
  const aVideo = async (state = 'PROCESSING') =>
    (
      await add.row<{ upload_vod_seq: UploadVodSeq }>('videos', {
        channel_seq: channelSeq,
        origin_file_name: 'video.mp4',
        file_size: 10,
        state,
        duration_seconds: 100,
        uploaded_by_user_seq: ownerSeq,
        created_at: noon,
        updated_at: noon,
      })
    ).upload_vod_seq
  const becomes = async (uploadVodSeq: UploadVodSeq, state: string) => {
    await add.all('update videos set state = $1 where upload_vod_seq = $2', [state, uploadVodSeq])
    const ctx = await app.contextFor(channelSeq)
    await ctx.transaction((tx) => emit(tx, videoReady, { uploadVodSeq }))
    await app.workOnce()
  }
  const addItem = async (title: string, draft: object) =>
    (
      await owner.call(api.addCurriculum, {
        ...courseRef,
        body: { curriculumTypeCd: '02', title, ...draft },
      })
    ).curriculumSeq
  return {
    ...world,
    aFilm: aVideo,
    becomes,
    addItem,
    seenByAll: async () =>
      (await visitor.call(lessonsApi.listCurriculum, courseRef)).list.map(({ title }) => title),
    seenByLearner: async () => {
      const { lessons, curriculumCount, percent } = await mina.call(getClassroom, courseRef)
      return { titles: lessons.map(({ title }) => title), curriculumCount, percent }
    },
    counted: async () => {
      const { curriculumCount, totalSeconds } = await visitor.call(getCourse, courseRef)
      return { curriculumCount, totalSeconds }
    },
  }
}

test('a lesson is visible to learners, and counted, once its video is ready', async () => {
  const {
    aFilm: aVideo,
    becomes,
    addItem,
    seenByAll,
    seenByLearner,
    counted,
    mina,
    owner,
    courseRef,
    curriculumSeq,
  } = await aStudio()
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  const before = { all: await seenByAll(), learner: await seenByLearner(), counted: await counted() }
  expect(before).toMatchObject({
    learner: { curriculumCount: 1, percent: 100 },
    counted: { totalSeconds: 0 },
  })

  const uploadVodSeq = await aVideo()
  const lesson = { ...courseRef, curriculumSeq: await addItem('둘째 시간', { uploadVodSeq }) }
  expect({ all: await seenByAll(), learner: await seenByLearner(), counted: await counted() }).toEqual(before)
  await expect(mina.call(getLesson, lesson)).refuses('NOT_FOUND')
  await expect(mina.call(play, lesson)).refuses('NOT_FOUND')
  const note = { curriculumSeq: lesson.curriculumSeq, kind: 'NOTE' as const, playSecond: 3, content: '봄' }
  await expect(mina.call(addLessonNote, { ...courseRef, body: note })).refuses('NOT_FOUND')
  const question = { curriculumSeq: lesson.curriculumSeq, content: '언제 열리나요?' }
  await expect(mina.call(askQuestion, { ...courseRef, body: question })).refuses('NOT_FOUND')
  // Its staff see it too, and it does not count for them either.
  const staff = await owner.call(getClassroom, courseRef)
  expect(staff.lessons.map(({ title, isAvailable }) => [title, isAvailable])).toEqual([
    ['첫 인사', true],
    ['둘째 시간', false],
  ])
  expect(staff.curriculumCount).toBe(1)
  expect((await owner.call(api.listEditableCurriculum, courseRef)).list.at(-1)).toMatchObject({
    isAvailable: false,
  })

  await becomes(uploadVodSeq, 'READY')
  expect(await seenByAll()).toEqual(['첫 인사', '둘째 시간'])
  expect(await seenByLearner()).toEqual({
    titles: ['첫 인사', '둘째 시간'],
    curriculumCount: 2,
    percent: 50,
  })
  expect(await counted()).toEqual({ curriculumCount: 2, totalSeconds: 100 })
  expect((await mina.call(getLesson, lesson)).title).toBe('둘째 시간')
})

test('a failed video shows no lesson, until another one is ready', async () => {
  const { aFilm: aVideo, becomes, addItem, seenByAll, owner, courseRef } = await aStudio()
  const uploadVodSeq = await aVideo()
  const curriculumSeq = await addItem('둘째 시간', { uploadVodSeq })
  await becomes(uploadVodSeq, 'FAILED')
  expect(await seenByAll()).toEqual(['첫 인사'])

  const body = { uploadVodSeq: await aVideo('READY') }
  await owner.call(api.saveCurriculum, { ...courseRef, curriculumSeq, body })
  expect(await seenByAll()).toEqual(['첫 인사', '둘째 시간'])
})

test('a ready video, and a link, are visible immediately; a visible lesson stays so while its video is replaced', async () => {
  const { aFilm: aVideo, addItem, seenByAll, counted, owner, courseRef } = await aStudio()
  const curriculumSeq = await addItem('영상', { uploadVodSeq: await aVideo('READY') })
  await addItem('링크', { vodTypeCd: '00', linkUrl: 'https://example.com/film', duration: 30 })
  expect(await seenByAll()).toEqual(['첫 인사', '영상', '링크'])

  const body = { uploadVodSeq: await aVideo() }
  await owner.call(api.saveCurriculum, { ...courseRef, curriculumSeq, body })
  expect(await seenByAll()).toEqual(['첫 인사', '영상', '링크'])
  expect((await counted()).curriculumCount).toBe(3)
})

test('a mission for a hidden lesson becomes visible with it', async () => {
  const { aFilm: aVideo, becomes, addItem, seenByLearner } = await aStudio()
  const uploadVodSeq = await aVideo()
  const videoItem = await addItem('영상', { uploadVodSeq })
  const mission = { curriculumTypeCd: '08', missionResourceId: videoItem }
  const first = await addItem('보고 오기', mission)
  await addItem('그다음', { ...mission, missionResourceId: first })
  expect(await seenByLearner()).toMatchObject({ titles: ['첫 인사'], curriculumCount: 1 })

  await becomes(uploadVodSeq, 'READY')
  expect((await seenByLearner()).titles).toEqual(['첫 인사', '영상', '보고 오기', '그다음'])
})

test('a copy of a hidden lesson is hidden, and both become visible', async () => {
  const { aFilm: aVideo, becomes, addItem, seenByAll, owner, courseRef } = await aStudio()
  const uploadVodSeq = await aVideo()
  const curriculumSeq = await addItem('영상', { uploadVodSeq })
  await owner.call(copyCurriculums, { ...courseRef, body: { curriculumSeqs: [curriculumSeq] } })
  expect(await seenByAll()).toEqual(['첫 인사'])
  await becomes(uploadVodSeq, 'READY')
  expect(await seenByAll()).toHaveLength(3)
})

test('progress counts visible lessons only', async () => {
  const { aFilm: aVideo, addItem, mina, courseRef, clock, curriculumSeq } = await aStudio()
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  const shown = {
    ...courseRef,
    curriculumSeq: await addItem('링크', {
      vodTypeCd: '01',
      linkUrl: 'https://youtu.be/dQw4w9WgXcQ',
      duration: 10,
    }),
  }
  await addItem('영상', { uploadVodSeq: await aVideo() })
  const { playId } = await mina.call(play, shown)
  clock.pass({ minutes: 1 })
  const body = { playId, playSecond: 10, ranges: [[0, 10]] satisfies [number, number][], isPlaying: false }
  expect(await mina.call(sendHeartbeat, { ...shown, body })).toMatchObject({
    progressState: 'DONE',
    percent: 100,
  })
})

test('a draft with a video in preparation lacks its video, not a lesson', async () => {
  const { aFilm: aVideo, addItem, add, owner, courseRef, curriculumSeq, courseSeq } = await aStudio()
  await add.all('update courses set state = $1 where course_seq = $2', ['DRAFT', courseSeq])
  const uploadVodSeq = await aVideo()
  await addItem('영상', { uploadVodSeq })
  await owner.call(api.removeCurriculum, { ...courseRef, curriculumSeq })
  const { missing } = await owner.call(getCourseSettings, courseRef)
  expect(missing).toContain('VIDEO')
  expect(missing).not.toContain('CURRICULUM')
})

test('a course on sale keeps a lesson that can be completed', async () => {
  const { aFilm: aVideo, addItem, owner, courseRef, curriculumSeq } = await aStudio()
  await addItem('영상', { uploadVodSeq: await aVideo() })
  await expect(owner.call(api.removeCurriculum, { ...courseRef, curriculumSeq })).refuses('CLASS_ON_SALE')
})
