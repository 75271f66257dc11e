import { expect, test } from 'vitest'
import {
  attendLesson,
  completeLesson,
  getClassroom,
  getLesson,
  getNextLesson,
  getPercent,
  listPlayTimes,
} from 'contract/learning/lessons/api'
import { sendHeartbeat, play, stopPlaying } from 'contract/learning/playback/api'
import { setProgressMode } from 'contract/teaching/curriculum/api'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { listMyCourses } from 'contract/views/my-classes/api'
import { aCinema, VIDEO_KEY } from '../../../testing/classroom-world.ts'

test('a read text counts as completed and stays so', async () => {
  const { mina, courseRef, curriculumSeq, channelSeq, clock, owner, attendSeq } = await aCinema()
  const text = { ...courseRef, curriculumSeq }
  expect(await mina.call(getLesson, text)).toMatchObject({
    content: '<p>반가워요.</p>',
    progressState: 'NONE',
  })
  expect((await mina.call(getClassroom, courseRef)).lessons[0]).toMatchObject({ progressState: 'STARTED' })

  expect(await mina.call(completeLesson, text)).toEqual({ percent: 50 })
  expect(await mina.call(completeLesson, text)).toEqual({ percent: 50 })
  clock.pass({ days: 3 })
  await mina.call(getLesson, text)

  expect(await mina.call(getClassroom, courseRef)).toMatchObject({
    attendSeq,
    percent: 50,
    completedCount: 1,
    curriculumCount: 2,
  })
  expect((await mina.call(listMyCourses, { channelSeq })).list).toMatchObject([
    { percent: 50, nextTitle: '첫 영상' },
  ])
  await expect(owner.call(completeLesson, text)).refuses('NOT_ATTENDING')
})

test('reading ahead does not begin a lesson; opening it does, once', async () => {
  const { mina, owner, courseRef, curriculumSeq, lesson, add } = await aCinema()
  const text = { ...courseRef, curriculumSeq }
  await mina.call(getLesson, { ...text, query: { open: 'Y' } })
  const states = async () =>
    (await mina.call(getClassroom, courseRef)).lessons.map((one) => one.progressState)
  expect(await states()).toEqual(['NONE', 'NONE'])

  expect(await mina.call(attendLesson, lesson)).toEqual({ progressState: 'STARTED' })
  const opened = () => add.all('select opened_at, updated_at from curriculum_progress')
  const before = await opened()
  expect(await mina.call(attendLesson, lesson)).toEqual({ progressState: 'STARTED' })
  expect(await opened()).toEqual(before)
  expect(await states()).toEqual(['NONE', 'STARTED'])
  await mina.call(completeLesson, text)
  expect(await mina.call(attendLesson, text)).toEqual({ progressState: 'DONE' })
  await expect(owner.call(attendLesson, text)).refuses('NOT_ATTENDING')
})

test('in an ordered course the next lesson opens when the previous one is completed', async () => {
  const { mina, owner, courseRef, curriculumSeq, lesson } = await aCinema()
  await owner.call(setProgressMode, { ...courseRef, body: { curriculumProgressCd: '01' } })

  await expect(mina.call(getLesson, lesson)).refuses('LESSON_LOCKED')
  await expect(mina.call(play, lesson)).refuses('LESSON_LOCKED')
  await owner.call(play, lesson)
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  expect((await mina.call(getClassroom, courseRef)).lessons.map(({ isOpen }) => isOpen)).toEqual([true, true])
  await mina.call(play, lesson)
})

test('a lesson locked by hand opens for staff only', async () => {
  const { mina, owner, courseRef, curriculumSeq, add } = await aCinema()
  await add.all("update curriculums set lock_status_yn = 'Y'")
  await expect(mina.call(getLesson, { ...courseRef, curriculumSeq })).refuses('LESSON_LOCKED')
  await owner.call(getLesson, { ...courseRef, curriculumSeq })
})

test('people who are not enrolled can only open free lessons', async () => {
  const { member, visitor, otherSite, courseRef, lesson, add, videoLesson, curriculumSeq } = await aCinema()
  const jun = await member('Jun')
  await expect(jun.call(getClassroom, courseRef)).refuses('NOT_ATTENDING')
  await expect(jun.call(play, lesson)).refuses('NOT_ATTENDING')
  await expect(visitor.call(play, lesson)).refuses('NOT_ATTENDING')
  await expect(otherSite.owner.call(getClassroom, courseRef)).refuses('NOT_CHANNEL_USER')
  const there = { ...lesson, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(play, there)).refuses('CLASS_NOT_FOUND')

  await add.all('update curriculums set is_public = true where curriculum_seq = $1', [videoLesson])
  expect(await visitor.call(play, lesson)).toMatchObject({ duration: 100, resumeAt: 0 })
  expect((await jun.call(getClassroom, courseRef)).lessons.map(({ isOpen }) => isOpen)).toEqual([false, true])
  await expect(jun.call(getLesson, { ...courseRef, curriculumSeq })).refuses('NOT_ATTENDING')
})

test("everybody reads a free text, and only an enrolled learner's progress counts", async () => {
  const { visitor, member, courseRef, curriculumSeq, add } = await aCinema()
  const text = { ...courseRef, curriculumSeq }
  await expect(visitor.call(getLesson, text)).refuses('NOT_ATTENDING')

  await add.all('update curriculums set is_public = true where curriculum_seq = $1', [curriculumSeq])
  expect(await visitor.call(getLesson, text)).toMatchObject({ content: '<p>반가워요.</p>' })
  expect(await (await member('Jun')).call(getLesson, text)).toMatchObject({ progressState: 'NONE' })
  await expect(visitor.call(completeLesson, text)).refuses('SIGN_IN_FIRST')

  await add.all("update curriculums set lock_status_yn = 'Y'")
  await expect(visitor.call(getLesson, text)).refuses('LESSON_LOCKED')
})

test('only real time counts as watched, however often it is reported', async () => {
  const { mina, lesson, clock, courseRef, curriculumSeq, fetchVideo } = await aCinema()
  // A text has no position, so it is not among the play times below.
  await mina.call(getLesson, { ...courseRef, curriculumSeq, query: {} })
  const { playId, manifestUrl } = await mina.call(play, lesson)
  await fetchVideo(manifestUrl, mina.state.cookies)
  const report = (ranges: [number, number][], playSecond = 0) =>
    mina.call(sendHeartbeat, { ...lesson, body: { playId, playSecond, ranges } })

  // The allowance is a tenth of the video, once.
  expect((await report([[0, 100]])).watchedPercent).toBe(10)
  for (let at = 0; at < 5; at++) await report([[15 * at, 100]])
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons[1]?.watchedPercent).toBe(10)

  clock.pass({ minutes: 1 })
  expect(await report([[0, 100]], 97)).toMatchObject({
    watchedPercent: 100,
    progressState: 'DONE',
    percent: 50,
  })
  expect(await mina.call(listPlayTimes, courseRef)).toEqual({
    playtimes: [{ curriculumSeq: lesson.curriculumSeq, playSecond: 97 }],
  })
})

test('simultaneous heartbeats share the elapsed time', async () => {
  const { mina, lesson, clock, fetchVideo } = await aCinema()
  const { playId, manifestUrl } = await mina.call(play, lesson)
  await fetchVideo(manifestUrl, mina.state.cookies)
  clock.pass({ minutes: 0.25 })

  const parts = [0, 45, 90].map((from): [number, number][] => [[from, from + 45]])
  await Promise.all(
    parts.map((ranges) => mina.call(sendHeartbeat, { ...lesson, body: { playId, playSecond: 1, ranges } })),
  )

  const { watchedPercent } = await mina.call(sendHeartbeat, {
    ...lesson,
    body: { playId, playSecond: 1, ranges: [] },
  })
  expect(watchedPercent).toBe(40)
})

test('a second window counts no time twice, nor does a reopened one', async () => {
  const { mina, lesson, clock, fetchVideo } = await aCinema()
  const open = async () => {
    const playing = await mina.call(play, lesson)
    await fetchVideo(playing.manifestUrl, mina.state.cookies)
    return playing
  }
  const windows = [await open(), await open()]
  clock.pass({ minutes: 0.25 })

  const report = (playId: string, ranges: [number, number][]) =>
    mina.call(sendHeartbeat, { ...lesson, body: { playId, playSecond: 1, ranges } })
  for (const [at, { playId }] of windows.entries()) {
    await report(playId, [[45 * at, 45 * at + 45]])
    await mina.call(stopPlaying, { ...lesson, body: { playId } })
  }
  const third = await open()
  expect((await report(third.playId, [[45, 100]])).watchedPercent).toBe(40)
})

test("nobody reports for another learner's player, and an ended one accepts nothing", async () => {
  const { mina, owner, lesson, member } = await aCinema()
  const { playId } = await mina.call(play, lesson)
  const body = { playId, playSecond: 1, ranges: [] }
  await expect(owner.call(sendHeartbeat, { ...lesson, body })).refuses('PLAY_ENDED')
  await expect((await member('Jun')).call(sendHeartbeat, { ...lesson, body })).refuses('PLAY_ENDED')
  const own = await owner.call(play, lesson)
  const heartbeat = owner.call(sendHeartbeat, { ...lesson, body: { ...body, playId: own.playId } })
  await expect(heartbeat).refuses('NOT_ATTENDING')
  await expect((await member('Kai')).call(stopPlaying, { ...lesson, body: { playId } })).refuses('NOT_FOUND')

  await mina.call(stopPlaying, { ...lesson, body: { playId } })
  await expect(mina.call(sendHeartbeat, { ...lesson, body })).refuses('PLAY_ENDED')
})

test('a video is not completed by confirmation, and cannot be played before it is ready', async () => {
  const { mina, lesson, add } = await aCinema()
  await expect(mina.call(completeLesson, lesson)).refuses('CLASS_RULE')
  await add.all("update videos set state = 'PROCESSING'")
  await expect(mina.call(play, lesson)).refuses('VIDEO_NOT_READY')
})

test('only the browser that started playback can load the streams', async () => {
  const { mina, lesson, get } = await aCinema()
  const { manifestUrl } = await mina.call(play, lesson)
  const base = manifestUrl.replace('master.m3u8', '')

  for (const name of ['master.m3u8', 'key', '0.m4s']) expect((await get(base + name)).statusCode).toBe(403)
  const other = new Map([['sd_play', 'guessed']])
  expect((await get(manifestUrl, other)).statusCode).toBe(403)

  const manifest = await get(manifestUrl, mina.state.cookies)
  expect(manifest.statusCode).toBe(200)
  expect(manifest.body).toContain(`URI="${base}key"`)
  expect((await get(`${base}key`, mina.state.cookies)).rawPayload).toEqual(VIDEO_KEY)
  expect((await get(`${base}0.m4s`, mina.state.cookies)).body).toBe('segment')
  expect((await get(`${base}..%2f..%2fsecret.m3u8`, mina.state.cookies)).statusCode).toBe(404)
})

test('streams close within seconds after access ends', async () => {
  const { mina, owner, lesson, courseRef, attendSeq, get, clock } = await aCinema()
  const { manifestUrl } = await mina.call(play, lesson)
  expect((await get(manifestUrl, mina.state.cookies)).statusCode).toBe(200)

  await owner.call(cancelEnrolment, { ...courseRef, attendSeq, body: {} })
  clock.pass({ minutes: 0.25 })

  expect((await get(manifestUrl, mina.state.cookies)).statusCode).toBe(403)
  await expect(mina.call(play, lesson)).refuses('NOT_ATTENDING')
})

test('a learner whose access ended cannot continue', async () => {
  const { mina, lesson, clock, add, courseRef } = await aCinema()
  await add.all('update access_grants set ends_at = $1', [new Date(clock.now.getTime() + 86_400_000)])
  await mina.call(play, lesson)
  clock.pass({ days: 1 })
  await expect(mina.call(play, lesson)).refuses('NOT_ATTENDING')
  await expect(mina.call(getClassroom, courseRef)).refuses('NOT_ATTENDING')
})

test('a learner gets the next lesson and the progress; people who are not enrolled do not', async () => {
  const { mina, owner, visitor, courseRef, curriculumSeq, videoLesson } = await aCinema()
  expect(await mina.call(getNextLesson, courseRef)).toEqual({ curriculumSeq, title: '첫 인사' })
  await mina.call(completeLesson, { ...courseRef, curriculumSeq })
  expect(await mina.call(getNextLesson, courseRef)).toEqual({ curriculumSeq: videoLesson, title: '첫 영상' })
  expect(await mina.call(getPercent, courseRef)).toEqual({
    percent: 50,
    completedCount: 1,
    curriculumCount: 2,
  })
  for (const endpoint of [getNextLesson, getPercent]) {
    await expect(owner.call(endpoint, courseRef)).refuses('NOT_ATTENDING')
    await expect(visitor.call(endpoint, courseRef)).refuses('SIGN_IN_FIRST')
  }
})
