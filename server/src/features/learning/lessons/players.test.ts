import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listAlarms } from 'contract/messaging/notifications/api'
import { sendHeartbeat, play } from 'contract/learning/playback/api'
import { getClassroom } from 'contract/learning/lessons/api'
import { addViewingTime, listViewingTimes } from 'contract/learning/playback/viewing-times.api'
import { aCinema } from '../../../testing/classroom-world.ts'

async function aLimitedCinema(rules: Record<string, number>) {
  const cinema = await aCinema()
  for (const [column, value] of Object.entries(rules))
    await cinema.add.all(`update curriculums set ${column} = $1 where curriculum_seq = $2`, [
      value,
      cinema.videoLesson,
    ])
  const { mina, lesson, add } = cinema
  const report = (playId: string, body: Partial<{ ranges: [number, number][]; playedMs: number }> = {}) =>
    mina.call(sendHeartbeat, { ...lesson, body: { playId, playSecond: 0, ranges: [], ...body } })
  const open = (playIds: string[]) =>
    add.all('select play_id from play_sessions where play_id = any($1) and ended_at is null', [playIds])
  return { ...cinema, report, open }
}

test.each([1, 2])(
  'of players that begin at the same instant as many go on as are allowed: %i',
  async (limit) => {
    const { mina, lesson, get, report, open, clock } = await aLimitedCinema({ limit_dup_play: limit })
    for (let round = 0; round < 6; round++) {
      clock.pass({ minutes: 0.1 })
      const began = await Promise.all(Array.from({ length: 6 }, () => mina.call(play, lesson)))
      const playIds = began.map(({ playId }) => playId)
      expect(await open(playIds)).toHaveLength(limit)
      const answers = await Promise.allSettled(playIds.map((playId) => report(playId)))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit)
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ refusal: 'PLAYED_ELSEWHERE' })
    }
    expect((await get((await mina.call(play, lesson)).manifestUrl, mina.state.cookies)).statusCode).toBe(200)
  },
)

test('the key and every segment check at once whether their player is still active', async () => {
  const { mina, lesson, get } = await aLimitedCinema({ limit_dup_play: 1 })
  const { manifestUrl } = await mina.call(play, lesson)
  const cookies = new Map(mina.state.cookies)
  const statuses = async () => {
    const answers = []
    for (const name of ['key', '0.m4s', 'audio/0.m4s', 'init.mp4'])
      answers.push((await get(manifestUrl.replace('master.m3u8', name), cookies)).statusCode)
    return answers
  }
  expect(await statuses()).toEqual([200, 200, 404, 404])
  await mina.call(play, lesson)
  expect(await statuses()).toEqual([403, 403, 403, 403])
})

test('reports alone do not complete a video: only segments served to this player count', async () => {
  const { mina, lesson, courseRef, report, clock, get, fetchVideo } = await aLimitedCinema({
    limit_percent: 80,
  })
  const first = await mina.call(play, lesson)
  for (let minute = 0; minute < 5; minute++) {
    clock.pass({ minutes: 1 })
    await report(first.playId, { ranges: [[0, 100]], playedMs: 60_000 })
  }
  const percent = async () => (await mina.call(getClassroom, courseRef)).lessons[1]?.watchedPercent
  expect(await percent()).toBe(0)

  // Segments are useless without the key, and a HEAD request does not count as fetching.
  const piece = first.manifestUrl.replace('master.m3u8', '0.m4s')
  await get(piece, mina.state.cookies)
  clock.pass({ minutes: 1 })
  expect((await report(first.playId, { ranges: [[0, 100]] })).watchedPercent).toBe(0)
  await get(first.manifestUrl.replace('master.m3u8', 'key'), mina.state.cookies)
  clock.pass({ minutes: 1 })
  expect((await report(first.playId, { ranges: [[0, 100]] })).watchedPercent).toBe(6)

  // One player cannot claim segments that another fetched.
  const second = await mina.call(play, lesson)
  await fetchVideo(second.manifestUrl, mina.state.cookies)
  clock.pass({ minutes: 2 })
  expect((await report(first.playId, { ranges: [[0, 100]] })).watchedPercent).toBe(6)
  clock.pass({ minutes: 2 })
  expect(await report(second.playId, { ranges: [[0, 100]] })).toMatchObject({ progressState: 'DONE' })
})

test('two players share one viewing time, and both stop with it', async () => {
  const { mina, lesson, report, clock } = await aLimitedCinema({ limit_play_time: 1 })
  const players = [await mina.call(play, lesson), await mina.call(play, lesson)]
  for (const { playId } of players) await report(playId, { playedMs: 0 })
  let shown = 0
  for (let round = 0; round < 10; round++) {
    clock.pass({ minutes: 1 / 6 })
    for (const { playId } of players) {
      const answer = await report(playId, { playedMs: 10_000 }).catch(() => null)
      if (answer) shown += 10
    }
  }
  expect(shown).toBe(60)
})

test('a report takes two statements beside the two that authenticate the caller', async () => {
  const { mina, lesson, report, clock, fetchVideo } = await aLimitedCinema({
    limit_percent: 80,
    limit_play_time: 30,
    limit_dup_play: 2,
  })
  const { playId, manifestUrl } = await mina.call(play, lesson)
  await fetchVideo(manifestUrl, mina.state.cookies, 3)
  await report(playId, { ranges: [[0, 1]] })
  clock.pass({ minutes: 1 / 6 })

  const sent = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => sent.mockRestore())
  expect(await report(playId, { ranges: [[1, 10]], playedMs: 9000 })).toMatchObject({ watchedPercent: 10 })
  expect(sent.mock.calls.length).toBeLessThanOrEqual(4)
  expect(sent.mock.calls.length).toBeGreaterThan(0)
})

test('staff add viewing time, which is recorded and notified; nobody else can', async () => {
  const {
    app,
    channelSeq,
    owner,
    mina,
    lesson,
    courseRef,
    attendSeq,
    report,
    clock,
    curriculumSeq,
    add,
    videoLesson,
  } = await aLimitedCinema({ limit_play_time: 1 })
  const { playId } = await mina.call(play, lesson)
  await report(playId, { playedMs: 0 })
  clock.pass({ minutes: 1 })
  expect((await report(playId, { playedMs: 60_000 })).secondsLeft).toBe(0)
  await expect(mina.call(play, lesson)).refuses('VIEWING_TIME_OVER')

  const learner = { ...courseRef, attendSeq }
  const body = { curriculumSeq: videoLesson, minutes: 5 }
  await expect(mina.call(addViewingTime, { ...learner, body })).refuses('NOT_ALLOWED')
  await expect(owner.call(addViewingTime, { ...learner, body: { ...body, curriculumSeq } })).refuses(
    'CLASS_RULE',
  )
  expect(await owner.call(addViewingTime, { ...learner, body })).toEqual({ secondsLeft: 300 })
  expect((await owner.call(listViewingTimes, learner)).list).toEqual([
    { curriculumSeq: videoLesson, title: '첫 영상', secondsLeft: 300, addedMinutes: 5 },
  ])
  expect((await mina.call(play, lesson)).secondsLeft).toBe(300)
  const actions = await add.all<{ after: unknown }>('select * from staff_actions')
  expect(JSON.stringify(actions)).toContain('"minutes":5')

  await owner.call(addViewingTime, { ...learner, body })
  await app.workOnce()
  const heard = (await mina.call(listAlarms, { channelSeq })).list.map(({ content, path }) => [
    JSON.parse(content),
    path,
  ])
  const events = [
    { kind: 'viewingTimeAdded', title: '첫 영상', count: 5 },
    `/classes/${courseRef.courseSeq}/classroom/${videoLesson}`,
  ]
  expect(heard.filter(([{ kind }]) => kind === 'viewingTimeAdded')).toEqual([events, events])

  await add.all(`update enrolments set state = 'CANCELLED', cancelled_at = now() where attend_seq = $1`, [
    attendSeq,
  ])
  await expect(owner.call(addViewingTime, { ...learner, body })).refuses('CLASS_RULE')
})

test('added minutes do not mark a lesson as opened', async () => {
  const { owner, mina, courseRef, attendSeq, videoLesson, lesson } = await aLimitedCinema({
    limit_play_time: 1,
  })
  await owner.call(addViewingTime, {
    ...courseRef,
    attendSeq,
    body: { curriculumSeq: videoLesson, minutes: 2 },
  })
  const shown = async () => (await mina.call(getClassroom, courseRef)).lessons[1]
  expect(await shown()).toMatchObject({ progressState: 'NONE', openedAt: null })
  expect((await mina.call(play, lesson)).secondsLeft).toBe(180)
  expect(await shown()).toMatchObject({ progressState: 'STARTED' })
})
