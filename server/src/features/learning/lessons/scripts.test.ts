import { expect, test } from 'vitest'
import { sendHeartbeat, play, stopPlaying } from 'contract/learning/playback/api'
import { completeLesson, getClassroom } from 'contract/learning/lessons/api'
import { features } from '../../../app.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { createApp } from '../../../platform/create-app.ts'
import { aCinema, VIDEO_KEY } from '../../../testing/classroom-world.ts'
import { person } from '../../../testing/person.ts'
import { somebody } from '../../../testing/world.ts'

/** The cinema, and all files of one of its videos. */
async function aVideo() {
  const cinema = await aCinema()
  const { mina, lesson, get } = cinema
  const { manifestUrl, playId } = await mina.call(play, lesson)
  const base = manifestUrl.replace('master.m3u8', '')
  const parts = ['master.m3u8', 'key', '0.m4s'].map((name) => base + name)
  const cookies = new Map(mina.state.cookies)
  const statuses = async (jar: Map<string, string>, urls = parts) =>
    Promise.all(urls.map(async (url) => (await get(url, jar)).statusCode))
  return { ...cinema, manifestUrl, playId, base, parts, cookies, statuses }
}
const CLOSED = [403, 403, 403]
const OPEN = [200, 200, 200]

test('a script cannot complete a video with a seek limit, whatever it reports', async () => {
  const { mina, lesson, courseRef, add, clock, playId } = await aVideo()
  await add.all('update curriculums set limit_percent = 100')
  await expect(mina.call(completeLesson, lesson)).refuses('CLASS_RULE')
  const report = (ranges: [number, number][], playedMs: number) =>
    mina.call(sendHeartbeat, { ...lesson, body: { playId, playSecond: 100, ranges, playedMs } })
  for (let at = 0; at < 5; at++) await report([[0, 100]], 86_400_000)
  await report([[0, 1], [99, 100]], 0) // oxfmt-ignore
  await expect(
    mina.call(sendHeartbeat, {
      ...lesson,
      body: { playId: 'f'.repeat(24), playSecond: 100, ranges: [[0, 100]] },
    }),
  ).refuses('PLAY_ENDED')
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons[1]).toMatchObject({ progressState: 'STARTED' })
  expect(lessons[1]?.watchedPercent).toBeLessThanOrEqual(15)

  clock.pass({ minutes: 0.5 })
  expect(await report([[0, 100]], 30_000)).toMatchObject({ progressState: 'STARTED' })
})

test("keys, playlists and segments require a play session of one's own", async () => {
  const { cookies, parts, statuses, lesson, as, add, channelSeq, courseSeq, classSeq } = await aVideo()
  expect(await statuses(cookies)).toEqual(OPEN)
  expect(await statuses(new Map())).toEqual(CLOSED)
  expect(await statuses(new Map([['sd_play', '']]))).toEqual(CLOSED)
  const unknown = parts.map((url) => url.replace(/[0-9a-f]{24}/, '0'.repeat(24)))
  expect(await statuses(cookies, unknown)).toEqual(CLOSED)
  const guessed = parts.map((url) => url.replace(/[0-9a-f]{24}/, 'guessed'))
  expect(await statuses(cookies, guessed)).toEqual([404, 404, 404])

  // Another learner of the same course, with a player of their own.
  const someone = await somebody(add, { name: 'Jun', channelSeq })
  const jun = as(someone)
  await add.enrolment({ channelSeq, courseSeq, classSeq, userSeq: someone.userSeq })
  const theirs = await jun.call(play, lesson)
  expect(await statuses(jun.state.cookies)).toEqual(CLOSED)
  expect(await statuses(jun.state.cookies, [theirs.manifestUrl])).toEqual([200])
  expect(await statuses(cookies, [theirs.manifestUrl])).toEqual([403])
})

test('the same URL on another site opens nothing', async () => {
  const { cookies, parts, statuses, channelSeq, otherSite } = await aVideo()
  const there = parts.map((url) => url.replace(`/media/${channelSeq}/`, `/media/${otherSite.channelSeq}/`))
  expect(await statuses(cookies, there)).toEqual(CLOSED)
})

test('a play session that ended, is silent or half a day old is closed', async () => {
  const { mina, lesson, playId, cookies, statuses, clock } = await aVideo()
  clock.pass({ minutes: 59 })
  expect(await statuses(cookies)).toEqual(OPEN)
  clock.pass({ minutes: 2 })
  expect(await statuses(cookies)).toEqual(CLOSED)

  const kept = await mina.call(play, lesson)
  const jar = new Map(mina.state.cookies)
  const alive = () =>
    mina
      .call(sendHeartbeat, { ...lesson, body: { playId: kept.playId, playSecond: 0, ranges: [] } })
      .then(() => true)
  for (let hour = 0; hour < 11; hour++) {
    clock.pass({ minutes: 50 })
    await alive()
  }
  expect(await statuses(jar, [kept.manifestUrl])).toEqual([200])
  clock.pass({ minutes: 50 })
  await alive()
  clock.pass({ minutes: 50 })
  clock.pass({ minutes: 50 })
  clock.pass({ minutes: 50 })
  expect(await statuses(jar, [kept.manifestUrl])).toEqual([403])

  const last = await mina.call(play, lesson)
  await mina.call(stopPlaying, { ...lesson, body: { playId: last.playId } })
  clock.pass({ minutes: 0.25 })
  expect(await statuses(mina.state.cookies, [last.manifestUrl])).toEqual([403])
  await expect(mina.call(sendHeartbeat, { ...lesson, body: { playId, playSecond: 0, ranges: [] } })).refuses(
    'PLAY_ENDED',
  )
})

test('another process behaves alike, and learns within seconds that a session ended', async () => {
  const { mina, lesson, playId, cookies, parts, clone, clock, ports } = await aVideo()
  const database = await openDatabase({ url: clone.url, onLost: () => {} })
  const other = await createApp({ features, database, ports, clock: () => clock.now, onBug: () => {} })
  try {
    const ask = async (url: string, jar: Map<string, string>) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      return (await other.http.inject({ url, headers: { cookie } })).statusCode
    }
    const key = parts[1] ?? ''
    expect([await ask(key, cookies), await ask(key, new Map())]).toEqual([200, 403])
    await mina.call(stopPlaying, { ...lesson, body: { playId } })
    clock.pass({ minutes: 0.25 })
    expect(await ask(key, cookies)).toBe(403)
  } finally {
    await other.http.close()
    await database.close()
  }
})

test('a range request requires the same access', async () => {
  const { app, cookies, base } = await aVideo()
  const ask = (range: string, jar: Map<string, string>) =>
    app.http.inject({
      url: `${base}0.m4s`,
      headers: { range, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
  const part = await ask('bytes=0-2', cookies)
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'seg', 'bytes 0-2/7'])
  expect((await ask('bytes=4-', cookies)).body).toBe('ent')
  expect((await ask('bytes=70-', cookies)).statusCode).toBe(416)
  expect((await ask('bytes=0-2', new Map())).statusCode).toBe(403)
})

test('a free video is played in a session of its own, which opens nothing else', async () => {
  const { app, visitor, lesson, add, videoLesson, statuses, parts, get, cookies } = await aVideo()
  await add.all('update curriculums set is_public = true where curriculum_seq = $1', [videoLesson])
  const mine = await visitor.call(play, lesson)
  const theirs = await person(app, { host: 'haru.localhost:3000' }).call(play, lesson)
  const jar = visitor.state.cookies
  expect(await statuses(jar, [mine.manifestUrl])).toEqual([200])
  expect((await get(mine.manifestUrl.replace('master.m3u8', 'key'), jar)).rawPayload).toEqual(VIDEO_KEY)
  expect(await statuses(cookies, [mine.manifestUrl])).toEqual([403])
  expect(await statuses(jar, [...parts, theirs.manifestUrl])).toEqual([...CLOSED, 403])
  await expect(
    visitor.call(sendHeartbeat, {
      ...lesson,
      body: { playId: mine.playId, playSecond: 0, ranges: [[0, 100]] },
    }),
  ).refuses('SIGN_IN_FIRST')

  await add.all('update curriculums set is_public = false where curriculum_seq = $1', [videoLesson])
  await expect(visitor.call(play, lesson)).refuses('NOT_ATTENDING')
})
