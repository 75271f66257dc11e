import { expect, test } from 'vitest'
import { sendHeartbeat, play } from 'contract/learning/playback/api'
import { getClassroom } from 'contract/learning/lessons/api'
import { listEditableCurriculum, saveCurriculum } from 'contract/teaching/curriculum/api'
import { aCinema } from '../../../testing/classroom-world.ts'

/** The cinema with limits for its video, and short helpers for a player's reports. */
async function aStrictCinema(rules: Record<string, number | boolean>) {
  const cinema = await aCinema()
  const { add, mina, lesson, videoLesson } = cinema
  for (const [column, value] of Object.entries(rules))
    await add.all(`update curriculums set ${column} = $1 where curriculum_seq = $2`, [value, videoLesson])
  const report = (playId: string, ranges: [number, number][], isPlaying = true) =>
    mina.call(sendHeartbeat, {
      ...lesson,
      body: { playId, playSecond: ranges.at(-1)?.[1] ?? 0, ranges, isPlaying },
    })
  return { ...cinema, report }
}

test('a video with a seek limit cannot be skipped, not even by a script', async () => {
  const { mina, lesson, clock, report, get, courseRef, fetchVideo } = await aStrictCinema({
    limit_percent: 80,
  })
  const { playId, manifestUrl, reachedSecond } = await mina.call(play, lesson)
  await fetchVideo(manifestUrl, mina.state.cookies)
  expect(reachedSecond).toBe(0)
  clock.pass({ minutes: 1 })
  expect(await report(playId, [[20, 100]])).toMatchObject({ watchedPercent: 0, reachedSecond: 0 })

  const far = manifestUrl.replace('master.m3u8', '360p/16.m4s')
  expect((await get(far, mina.state.cookies)).statusCode).toBe(425)
  expect((await get(manifestUrl.replace('master.m3u8', '0.m4s'), mina.state.cookies)).statusCode).toBe(200)

  clock.pass({ minutes: 0.5 })
  expect(await report(playId, [[0, 60]])).toMatchObject({ watchedPercent: 60, reachedSecond: 60 })
  clock.pass({ minutes: 0.5 })
  expect(await report(playId, [[60, 81]])).toMatchObject({ progressState: 'DONE', reachedSecond: null })
  expect((await get(far, mina.state.cookies)).statusCode).toBe(404)
  expect((await mina.call(play, lesson)).reachedSecond).toBeNull()
  expect((await mina.call(getClassroom, courseRef)).percent).toBe(50)
})

test('playback resumes where it stopped, never ahead of the watched part', async () => {
  const { mina, lesson, clock, report, fetchVideo } = await aStrictCinema({ limit_percent: 100 })
  const { playId, manifestUrl } = await mina.call(play, lesson)
  await fetchVideo(manifestUrl, mina.state.cookies)
  clock.pass({ minutes: 0.5 })
  await report(playId, [[0, 30], [70, 75]]) // oxfmt-ignore
  expect(await mina.call(play, lesson)).toMatchObject({ resumeAt: 30, reachedSecond: 30 })
})

test('where the speed is fixed no learner watches faster than the video', async () => {
  const { mina, lesson, clock, report, fetchVideo } = await aStrictCinema({ has_speed_control: false })
  const { playId, vodSpeedControlYn, manifestUrl } = await mina.call(play, lesson)
  await fetchVideo(manifestUrl, mina.state.cookies)
  expect(vodSpeedControlYn).toBe(0)
  clock.pass({ minutes: 0.5 })
  // Half a minute plus the allowance of a tenth of the video.
  expect((await report(playId, [[0, 100]])).watchedPercent).toBe(40)
})

test('viewing time runs during playback, warns, and ends the player when used up', async () => {
  const { mina, lesson, clock, report, get } = await aStrictCinema({ multiply_play_time: 1 })
  const { playId, secondsLeft, manifestUrl } = await mina.call(play, lesson)
  expect(secondsLeft).toBe(100)
  await report(playId, [])
  clock.pass({ minutes: 0.5 })
  expect((await report(playId, [[0, 20]], false)).secondsLeft).toBe(70)
  clock.pass({ minutes: 30 })
  expect((await report(playId, [])).secondsLeft).toBe(70)
  clock.pass({ minutes: 0.25 })
  // Double speed uses half the time.
  expect((await report(playId, [[20, 50]])).secondsLeft).toBe(55)
  for (let at = 0; at < 2; at++) {
    clock.pass({ minutes: 0.5 })
    await report(playId, [[0, 1]])
  }
  await expect(report(playId, [])).refuses('VIEWING_TIME_OVER')
  await expect(mina.call(play, lesson)).refuses('VIEWING_TIME_OVER')
  clock.pass({ minutes: 0.25 })
  expect((await get(manifestUrl, mina.state.cookies)).statusCode).toBe(403)
})

test('fetching without reports is limited until playing time is reported', async () => {
  const { mina, lesson, clock, get, report } = await aStrictCinema({ limit_play_time: 2 })
  /** A granted segment may be absent from this cinema (404); a refused one comes too early. */
  const isGiven = async (manifestUrl: string, number: number, size = '360p') => {
    const url = manifestUrl.replace('master.m3u8', `${size}/${number}.m4s`)
    return (await get(url, mina.state.cookies)).statusCode !== 425
  }
  const first = await mina.call(play, lesson)
  for (let at = 0; at < 30; at++) expect(await isGiven(first.manifestUrl, at)).toBe(true)
  expect(await isGiven(first.manifestUrl, 30)).toBe(false)
  expect(await isGiven(first.manifestUrl, 29, '720p')).toBe(true)
  expect(await isGiven(first.manifestUrl, 30, 'audio')).toBe(false)

  const again = await mina.call(play, lesson)
  expect(again.secondsLeft).toBe(120)
  expect(await isGiven(again.manifestUrl, 29)).toBe(true)
  expect(await isGiven(again.manifestUrl, 30)).toBe(false)

  await report(again.playId, [])
  clock.pass({ minutes: 0.1 })
  expect((await report(again.playId, [[0, 6]])).secondsLeft).toBe(114)
  expect(await isGiven(again.manifestUrl, 30)).toBe(true)
  expect(await isGiven(again.manifestUrl, 31)).toBe(true)
  expect(await isGiven(again.manifestUrl, 32)).toBe(false)
})

test('reopening a page costs the playing time only, not buffered segments', async () => {
  const { mina, lesson, clock, get } = await aStrictCinema({ limit_play_time: 5 })
  const heartbeats = (playId: string, playedMs: number, isPlaying: boolean) =>
    mina.call(sendHeartbeat, { ...lesson, body: { playId, playSecond: 0, ranges: [], isPlaying, playedMs } })
  for (let round = 1; round <= 5; round++) {
    const { playId, manifestUrl } = await mina.call(play, lesson)
    await heartbeats(playId, 0, true)
    for (let at = 0; at < 6; at++)
      await get(manifestUrl.replace('master.m3u8', `360p/${at}.m4s`), mina.state.cookies)
    clock.pass({ minutes: 0.05 })
    expect((await heartbeats(playId, 3000, false)).secondsLeft).toBe(300 - 3 * round)
  }

  // A browser that crashes reports nothing: it is charged until its next report was due.
  const { playId } = await mina.call(play, lesson)
  await heartbeats(playId, 0, true)
  clock.pass({ minutes: 30 })
  expect((await mina.call(play, lesson)).secondsLeft).toBe(300 - 15 - 10)
  expect((await mina.call(play, lesson)).secondsLeft).toBe(300 - 15 - 10)
})

test('two simultaneous windows use the time twice as fast, and a sleeping laptop uses none', async () => {
  const { mina, lesson, clock } = await aStrictCinema({ limit_play_time: 5 })
  const windows = [await mina.call(play, lesson), await mina.call(play, lesson)]
  const report = ({ playId }: { playId: string }, playedMs: number) =>
    mina.call(sendHeartbeat, { ...lesson, body: { playId, playSecond: 0, ranges: [], playedMs } })
  const left = async (...playedMs: number[]) => {
    const input = []
    for (const [at, window] of windows.entries())
      input.push((await report(window, playedMs[at] ?? 0)).secondsLeft)
    return input.at(-1)
  }
  expect(await left(0, 0)).toBe(300)
  clock.pass({ minutes: 1 / 6 })
  expect(await left(10_000, 10_000)).toBe(280)
  clock.pass({ minutes: 50 })
  expect(await left(4000, 0)).toBe(276)
})

test('of two players the later one continues, and the other gets the reason', async () => {
  const { mina, minaSeq, lesson, report, get, ports, clock } = await aStrictCinema({ limit_dup_play: 1 })
  const said: unknown[] = []
  ports.bus.subscribe('person', (message) => void said.push(message))
  const first = await mina.call(play, lesson)
  await report(first.playId, [])
  const cookies = new Map(mina.state.cookies)
  const second = await mina.call(play, lesson)

  await expect(report(first.playId, [[0, 5]])).refuses('PLAYED_ELSEWHERE')
  await report(second.playId, [])
  const message = { cmd: 'turn_off', curriculumSeq: lesson.curriculumSeq, playId: first.playId }
  expect(said).toContainEqual(expect.objectContaining({ userSeq: minaSeq, message }))
  clock.pass({ minutes: 0.25 })
  expect((await get(first.manifestUrl, cookies)).statusCode).toBe(403)
})

test('two players may run where two are allowed', async () => {
  const { mina, lesson, report, clock } = await aStrictCinema({ limit_dup_play: 2 })
  const players: string[] = []
  for (let at = 0; at < 3; at++) {
    players.push((await mina.call(play, lesson)).playId)
    clock.pass({ minutes: 0.25 })
  }
  await expect(report(players[0] ?? '', [])).refuses('PLAYED_ELSEWHERE')
  for (const playId of players.slice(1)) await report(playId, [])
})

test('staff have no playback limits', async () => {
  const { owner, lesson } = await aStrictCinema({ limit_percent: 100, limit_play_time: 1, limit_dup_play: 1 })
  expect(await owner.call(play, lesson)).toMatchObject({
    reachedSecond: null,
    secondsLeft: null,
    vodSpeedControlYn: 1,
  })
})

test('the playback rules are stored, and a free video cannot limit its players', async () => {
  const { owner, lesson, courseRef, uploadVodSeq, add, videoLesson } = await aCinema()
  const rules = { limitPercent: 90, limitDupPlay: 2, limitPlayTime: 30, multiplyPlayTime: 0 }
  const body = {
    curriculumTypeCd: '02' as const,
    title: '첫 영상',
    uploadVodSeq,
    ...rules,
    vodSpeedControlYn: 0 as const,
  }
  await owner.call(saveCurriculum, { ...lesson, body })
  const { list } = await owner.call(listEditableCurriculum, courseRef)
  expect(list.find(({ curriculumSeq }) => curriculumSeq === videoLesson)).toMatchObject({
    ...rules,
    vodSpeedControlYn: 0,
  })
  await expect(owner.call(saveCurriculum, { ...lesson, body: { ...body, isPublic: true } })).refuses(
    'CLASS_RULE',
  )
  await expect(add.all('update curriculums set is_public = true, limit_dup_play = 1')).rejects.toThrow(
    /check constraint/,
  )
})
