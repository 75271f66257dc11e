import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as api from 'contract/learning/live-rooms/api'
import * as audienceApi from 'contract/learning/live-rooms/audience.api'
import { openGroups } from 'contract/learning/live-rooms/groups.api'
import { getAttendances } from 'contract/learning/attendance/api'
import { listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { expect, test } from 'vitest'
import { broadcastsFolder, PLAYLIST, SOUND_PLAYLIST } from '../../../platform/live-media/broadcasts.ts'
import type { Ports } from '../../../platform/ports.ts'
import { aVideoRoom } from '../../../testing/live-room-world.ts'
import { settleAudience } from './audience.jobs.ts'

const anyTranscoder: Ports['transcoder'] = { path: '/nowhere/ffmpeg', version: '7', source: 'system' }

/** A lesson with an audience, in which Mina watches. */
async function anAudience() {
  const world = await aVideoRoom({ hasAudience: true })
  const { ports, owner, mina, minaSeq, item, signature } = world
  ports.transcoder = anyTranscoder
  await owner.call(api.enterRoom, item)
  await mina.call(api.enterRoom, { ...item, body: { tab: 'a' } })
  const watching = await mina.call(api.getRoomSignature, signature())
  const report = (tab = 'a') => mina.call(audienceApi.reportWatching, { ...item, body: { tab } })
  const invite = () => owner.call(audienceApi.inviteToStage, { ...item, body: { userSeq: minaSeq } })
  const answer = (isAccepted: boolean) =>
    mina.call(audienceApi.answerInvitation, { ...item, body: { isAccepted } })
  const leaveStage = (who = owner) =>
    who.call(audienceApi.leaveStage, { ...item, body: { userSeq: minaSeq } })
  const audienceOf = async (who = owner) => (await who.call(api.getRoomState, item)).audience
  const watchers = async () => (await owner.call(audienceApi.listAudience, item)).list
  return { ...world, watching, report, invite, answer, leaveStage, audienceOf, watchers }
}

const intervals = 'select joined_at, left_at, seen_at from live_room_presences order by live_presence_seq'

// docs/rules.md R-1296
test('hosts are connected, and learners watch a stream that is encoded from then on', async () => {
  const { owner, watching, signature, calls, room, channelSeq, itemSeq, audienceOf, watchers, minaSeq } =
    await anAudience()
  expect(watching).toMatchObject({ signature: '', url: '', sources: [], liveGroupSeq: null })
  expect(watching.broadcast?.url).toContain(`/live/broadcasts/${channelSeq}/${itemSeq}/index.m3u8?viewer=`)
  expect(calls('issueToken')).toEqual([])
  expect(calls('broadcast')).toMatchObject([{ order: { room, name: `${channelSeq}-${itemSeq}` } }])
  expect(await owner.call(api.getRoomSignature, signature())).toMatchObject({ broadcast: null })
  expect(calls('issueToken')).toHaveLength(1)
  expect(await audienceOf()).toEqual({ isOnStage: true, isInvited: false, count: 1, invited: [] })
  expect(await watchers()).toEqual([{ userSeq: minaSeq, name: 'Mina', imageUrl: null }])
})

// docs/rules.md R-1298
test('watching is attendance, for as long as the page reports it', async () => {
  const { app, channelSeq, owner, courseRef, itemSeq, report, mina, item, add, clock, audienceOf } =
    await anAudience()
  const start = clock.now
  const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  const { list } = await owner.call(getAttendances, { ...courseRef, query: { i: itemSeq } })
  expect(list.map(({ attendedAt }) => attendedAt !== null)).toEqual([true])
  clock.pass({ minutes: 1 })
  await report()
  clock.pass({ minutes: 5 })
  expect((await audienceOf())?.count).toBe(0)
  await settleAudience.run(
    await app.contextFor(channelSeq),
    { curriculumSeq: itemSeq },
    new AbortController().signal,
  )
  expect(await add.all(intervals)).toEqual([{ joined_at: at(0), left_at: at(1), seen_at: at(1) }])

  await report()
  expect((await audienceOf())?.count).toBe(1)
  await mina.call(api.raiseHand, { ...item, body: { isRaised: true } })
  clock.pass({ minutes: 1 })
  await mina.call(audienceApi.stopWatching, { ...item, body: { tab: 'a' } })
  expect(await add.all(intervals)).toMatchObject([{ left_at: at(1) }, { joined_at: at(6), left_at: at(7) }])
  expect((await owner.call(api.getRoomState, item)).hands).toEqual([])
})

// docs/rules.md R-1297
test('a host invites, the learner comes onto the stage when they accept, and either returns them', async () => {
  const world = await anAudience()
  const { owner, mina, item, signature, invite, answer, leaveStage, audienceOf, calls, room, emit } = world
  await mina.call(api.raiseHand, { ...item, body: { isRaised: true } })
  await expect(answer(true)).refuses('NOT_FOUND')
  await invite()
  await invite()
  expect(await audienceOf()).toMatchObject({ invited: [{ name: 'Mina' }] })
  expect(await audienceOf(mina)).toMatchObject({ isOnStage: false, isInvited: true, invited: [] })
  await answer(false)
  expect(await audienceOf(mina)).toMatchObject({ isOnStage: false, isInvited: false })

  await invite()
  await answer(true)
  expect(await audienceOf(mina)).toMatchObject({ isOnStage: true, isInvited: false })
  expect((await owner.call(api.getRoomState, item)).hands).toEqual([])
  const { identity, broadcast, sources } = await mina.call(api.getRoomSignature, signature())
  expect([broadcast, sources.length]).toEqual([null, 4])
  emit('joined', identity)
  await expect.poll(async () => (await audienceOf())?.count).toBe(0)
  await expect(mina.call(audienceApi.reportWatching, { ...item, body: { tab: 'a' } })).refuses('NOT_FOUND')

  await leaveStage()
  expect(calls('remove')).toEqual([{ call: 'remove', room, identity }])
  await mina.call(api.getRoomSignature, signature())
  emit('left', identity)
  await expect.poll(async () => (await audienceOf())?.count).toBe(1)
  // A token from before is no way back.
  emit('joined', identity)
  await expect.poll(() => calls('remove')).toHaveLength(2)

  await invite()
  await answer(true)
  await leaveStage(mina)
  expect(await audienceOf(mina)).toMatchObject({ isOnStage: false })
  await expect(mina.call(audienceApi.leaveStage, { ...item, body: { userSeq: world.ownerSeq } })).refuses(
    'NOT_ALLOWED',
  )
})

// docs/rules.md R-1297
test('the stage has space for so many', async () => {
  const { add, invite, itemSeq, channelSeq } = await anAudience()
  for (let number = 0; number < 12; number += 1) {
    const user_seq = await add.user(`L${number}`)
    await add.row('live_room_people', {
      channel_seq: channelSeq,
      curriculum_seq: itemSeq,
      user_seq,
      user_type: 'user',
      state: 'ADMITTED',
      requested_at: new Date(),
      on_stage_at: new Date(),
    })
  }
  await expect(invite()).refuses('LIVE_STAGE_FULL')
})

test('learners decide nothing about others, and a lesson with an audience has no groups', async () => {
  const { mina, owner, item, minaSeq } = await anAudience()
  await expect(mina.call(audienceApi.inviteToStage, { ...item, body: { userSeq: minaSeq } })).refuses(
    'NOT_ALLOWED',
  )
  await expect(mina.call(audienceApi.listAudience, item)).refuses('NOT_ALLOWED')
  expect((await owner.call(api.getRoomState, item)).mayDivide).toBe(false)
  const body = { groups: [[minaSeq]], minutes: 5 }
  await expect(owner.call(openGroups, { ...item, body })).refuses('NOT_ALLOWED')
})

test('one device watches; another one takes over, and the first one is refused', async () => {
  const { mina, courseRef, itemSeq, report } = await anAudience()
  const query = { itemSeq, tab: 'b' }
  await expect(mina.call(api.getRoomSignature, { ...courseRef, query })).refuses('VIDEO_ROOM_OTHER_DEVICE')
  await mina.call(api.getRoomSignature, { ...courseRef, query: { ...query, takeOver: 'Y' } })
  await expect(report('a')).refuses('VIDEO_ROOM_OTHER_DEVICE')
  await report('b')
})

// docs/rules.md R-1300
test('the stream is for those who watch: a removed learner gets no playlist, and knows no segment of the next', async () => {
  const world = await anAudience()
  const { app, ports, owner, item, minaSeq, watching, channelSeq, itemSeq, clock, otherSite } = world
  const folder = join(broadcastsFolder(ports.settings.dataDir), `${channelSeq}-${itemSeq}`)
  const url = watching.broadcast?.url ?? ''
  const get = (path: string) => app.http.inject({ url: path, headers: { host: 'haru.localhost:3000' } })
  const statusOf = async (path: string) => (await get(path)).statusCode
  const base = url.slice(0, url.indexOf(PLAYLIST))
  expect(await statusOf(url)).toBe(404)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(join(folder, PLAYLIST), '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:7\n#EXTINF:2.0,\n7.ts\n')
    const soundList = '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:7\n#EXTINF:2.0,\nsound7.ts\n'
    await writeFile(join(folder, SOUND_PLAYLIST), soundList)
    await writeFile(join(folder, 'sound7.ts'), 'sound seven')
    await writeFile(join(folder, '7.ts'), 'seven')
    await writeFile(join(folder, '8.ts'), 'eight')
    clock.pass({ minutes: 0.2 })
    await expect.poll(() => statusOf(url)).toBe(200)
    const playlist = await get(url)
    expect(playlist.headers['cache-control']).toBe('no-store')
    const [segment = ''] = /^7-.*[.]ts$/m.exec(playlist.body) ?? []
    const found = await get(base + segment)
    expect([found.body, found.headers['cache-control']]).toEqual(['seven', 'public, max-age=60, immutable'])
    // docs/rules.md R-1322
    const soundUrl = watching.broadcast?.soundUrl ?? ''
    const sound = await get(soundUrl)
    const [soundSegment = ''] = /^sound7-.*[.]ts$/m.exec(sound.body) ?? []
    expect((await get(base + soundSegment)).body).toBe('sound seven')
    for (const name of [
      '7.ts',
      'sound7.ts',
      segment.replace('7-', 'sound7-'),
      soundSegment.replace('sound', ''),
      segment.replace('7-', '8-'),
      `..%2F${PLAYLIST}`,
    ])
      expect(await statusOf(base + name)).toBe(404)
    const otherUrl = url.replace(`/${channelSeq}/`, `/${otherSite.channelSeq}/`)
    expect(await statusOf(otherUrl)).toBe(403)
    expect(await statusOf(url.replace(`viewer=${minaSeq}-a`, `viewer=${minaSeq}-b`))).toBe(403)
    expect(await statusOf(base + PLAYLIST)).toBe(403)

    await owner.call(api.removeFromRoom, { ...item, body: { userSeq: minaSeq } })
    clock.pass({ minutes: 0.1 })
    expect([await statusOf(url), await statusOf(soundUrl)]).toEqual([403, 403])
  } finally {
    await rm(folder, { recursive: true })
  }
})

// docs/rules.md R-1295
test('where nothing can be encoded everybody is connected, and the editor says why', async () => {
  const world = await aVideoRoom({ hasAudience: true })
  const { ports, owner, mina, courseRef, item, signature } = world
  const offOf = async () => (await owner.call(listEditableCurriculum, courseRef)).audienceOff
  expect(await offOf()).toBe('NO_TRANSCODER')
  await mina.call(api.enterRoom, item)
  expect(await mina.call(api.getRoomSignature, signature())).toMatchObject({ broadcast: null })
  expect((await mina.call(api.getRoomState, item)).audience).toBe(null)
  ports.transcoder = anyTranscoder
  expect(await offOf()).toBe(null)
  expect((await mina.call(api.getRoomState, item)).audience).toMatchObject({ isOnStage: false })
})
