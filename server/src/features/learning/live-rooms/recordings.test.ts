import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { getClassroom } from 'contract/learning/lessons/api'
import * as rooms from 'contract/learning/live-rooms/api'
import * as api from 'contract/learning/live-rooms/recordings.api'
import { videoReady } from 'contract/teaching/videos/events'
import { recordingsFolder, takeFile } from '../../../platform/live-media/takes.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { findTranscoder } from '../../../platform/media/ffmpeg.ts'
import { flags, mustRunFfmpeg } from '../../../platform/media/run-ffmpeg.ts'
import { aVideoRoom } from '../../../testing/live-room-world.ts'
import { joinRecording } from './join-recording.jobs.ts'
import { clearRecordings, keepRecordings } from './recordings.jobs.ts'

const { transcoder } = await findTranscoder({ searchPath: process.env['PATH'] })
const anyTranscoder = { path: 'ffmpeg', version: '7.0', source: 'system' as const }

/** A lesson that begins now, with its host and Mina inside, where the site can record. */
async function aRecordedRoom() {
  const world = await aVideoRoom({ minutes: 0 })
  const { app, ports, owner, mina, item, channelSeq, join: enter, liveMedia, room, clock, add } = world
  ports.transcoder = transcoder ?? anyTranscoder
  await enter(owner)
  await enter(mina)
  await expect.poll(() => add.all('select 1 from live_room_presences')).toHaveLength(2)
  const stateOf = (who: typeof mina) => who.call(rooms.getRoomState, { ...item, query: {} })
  const newest = async () => (await owner.call(api.listRecordings, item)).list[0]
  const queued = () => add.all('select 1 from live_recordings where queued_at is not null')
  const nameOf = async () => `${channelSeq}-${(await newest())?.liveRecordingSeq ?? 0}`
  return {
    ...world,
    stateOf,
    newest,
    nameOf,
    start: () => owner.call(api.startRecording, item),
    stop: () => owner.call(api.stopRecording, item),
    /** The media process reports that everything is on the disk. */
    async end(problem: 'DISK_FULL' | null = null) {
      liveMedia.endRecording({ room, name: await nameOf(), problem, bytes: 1234, at: clock.now })
      await expect.poll(queued).toHaveLength(1)
    },
    async minute(minutes = 1) {
      clock.pass({ minutes })
      await keepRecordings.visit(await app.contextFor(channelSeq))
    },
    folder: async () => join(recordingsFolder(ports.settings.dataDir), await nameOf()),
    async make() {
      const liveRecordingSeq = (await newest())?.liveRecordingSeq
      await joinRecording.run(
        await app.contextFor(channelSeq),
        { liveRecordingSeq },
        new AbortController().signal,
      )
    },
  }
}

/** A take of two seconds in the folder of a recording. */
async function aTake(folder: string) {
  await mkdir(folder, { recursive: true })
  const picture = flags({ f: 'lavfi', i: 'testsrc=s=320x180:r=10:d=2', 'c:v': 'libvpx' })
  const args = [...picture, takeFile(1000, 'picture')]
  await mustRunFfmpeg({ ffmpeg: transcoder?.path ?? '', folder, args, timeoutMs: 60_000 })
}

// docs/rules.md R-1021, R-1022
test('a host records; everybody inside and in front of the room sees it, and a second press changes nothing', async () => {
  const { owner, mina, item, stateOf, start, stop, newest, calls, add, published } = await aRecordedRoom()
  await expect(mina.call(api.startRecording, item)).refuses('NOT_ALLOWED')
  await start()
  await start()
  expect(calls('record')).toHaveLength(2)
  expect((await stateOf(mina)).recording).not.toBeNull()
  expect(await stateOf(mina)).toMatchObject({ recordingOff: null, recordingEnd: null })
  expect(await newest()).toMatchObject({ state: 'RECORDING', startedByName: expect.any(String) })
  expect(published.length).toBeGreaterThan(0)

  await stop()
  await stop()
  expect((await stateOf(mina)).recording).toBeNull()
  expect(calls('stopRecord')).toHaveLength(1)
  expect(await newest()).toMatchObject({ state: 'PROCESSING', endReason: 'STOPPED', lesson: null })
  expect((await owner.call(api.listRecordings, item)).list).toHaveLength(1)
  await expect(mina.call(api.listRecordings, item)).refuses('NOT_ALLOWED')
  const actions = await add.all<{ action: string }>(
    `select action from staff_actions where action like 'live-rooms.%' order by 1`,
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'live-rooms.startRecording',
    'live-rooms.stopRecording',
  ])
})

test('where nothing can join the files, nothing is recorded, and the host sees why', async () => {
  const { ports, owner, stateOf, start } = await aRecordedRoom()
  ports.transcoder = null
  expect(await stateOf(owner)).toMatchObject({ recordingOff: 'NO_TRANSCODER' })
  await expect(start()).refuses('RECORDING_OFF')
  ports.transcoder = anyTranscoder
  ports.settings.live.recordingMaxBytes = 0
  expect(await stateOf(owner)).toMatchObject({ recordingOff: 'OFF' })
})

test('it ends by itself when the room stays empty or closes, and goes on for who returns', async () => {
  const {
    ownerSeq,
    minaSeq,
    join: enter,
    owner,
    emit: report,
    start,
    minute,
    newest,
    calls,
    add,
  } = await aRecordedRoom()
  await start()
  report('left', `${ownerSeq}-a`)
  report('left', `${minaSeq}-a`)
  await expect.poll(() => add.all('select 1 from live_room_presences where left_at is null')).toHaveLength(0)
  await minute()
  await minute(4)
  expect(await newest()).toMatchObject({ state: 'RECORDING' })
  // A process that started anew is sent what is recorded.
  expect(calls('record')).toHaveLength(3)
  await minute()
  expect(await newest()).toMatchObject({ state: 'PROCESSING', endReason: 'ROOM_EMPTY' })

  await enter(owner)
  await expect.poll(() => add.all('select 1 from live_room_presences where left_at is null')).toHaveLength(1)
  await start()
  await minute(115)
  expect(await newest()).toMatchObject({ state: 'PROCESSING', endReason: 'LESSON_OVER' })
})

test('a full disk ends it once: what was recorded is kept, and the host is notified', async () => {
  const { owner, stateOf, start, end, newest, add } = await aRecordedRoom()
  await start()
  await end('DISK_FULL')
  expect(await newest()).toMatchObject({ state: 'PROCESSING', endReason: 'DISK_FULL', bytes: 1234 })
  expect(await stateOf(owner)).toMatchObject({ recording: null, recordingEnd: 'DISK_FULL' })
  const alarms = () => add.all(`select 1 from alarms where content ->> 'kind' = 'recordingStopped'`)
  await expect.poll(alarms).not.toHaveLength(0)
})

// docs/rules.md R-1023, R-1024
test.skipIf(!transcoder)(
  'it becomes one lesson, which staff see and learners only once it is published',
  async () => {
    const world = await aRecordedRoom()
    const { app, owner, mina, item, courseRef, channelSeq, start, stop, end, make, folder, newest } = world
    await start()
    await aTake(await folder())
    await stop()
    await end()
    await make()
    await make()
    const titles = async (who: typeof mina) =>
      (await who.call(getClassroom, courseRef)).lessons.map(({ title }) => title)
    const title = expect.stringMatching(/^어깨 열기 · \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect((await titles(owner)).slice(-2)).toEqual(['어깨 열기', title])
    expect(await newest()).toMatchObject({ state: 'PROCESSING', lesson: { title, isPublished: false } })
    const { lessons } = await owner.call(getClassroom, courseRef)
    expect(lessons.map(({ recordedFromSeq }) => recordedFromSeq)).toEqual([
      ...lessons.slice(1).map(() => undefined),
      item.itemSeq,
    ])

    const ctx = await app.contextFor(channelSeq)
    const [video] = await world.add.all<{ upload_vod_seq: number }>(
      `update videos set state = 'READY', opened_at = now(), duration_seconds = 2 returning upload_vod_seq`,
    )
    await ctx.transaction((tx) => emit(tx, videoReady, { uploadVodSeq: video?.upload_vod_seq as never }))
    await app.workOnce()
    expect(await newest()).toMatchObject({ state: 'READY' })
    expect(await readdir(await folder()).catch(() => 'gone')).toBe('gone')
    expect(await titles(mina)).not.toContainEqual(title)

    const liveRecordingSeq = (await newest())?.liveRecordingSeq ?? (0 as never)
    await Promise.all([1, 2].map(() => owner.call(api.publishRecording, { ...item, liveRecordingSeq })))
    expect((await titles(mina)).at(-1)).toEqual(title)
    expect((await newest())?.lesson?.isPublished).toBe(true)
    await expect(mina.call(api.publishRecording, { ...item, liveRecordingSeq })).refuses('NOT_ALLOWED')
  },
  60_000,
)

test.skipIf(!transcoder)(
  'a finished file that cannot be moved stays, and the next attempt takes it',
  async () => {
    const { ports, start, stop, end, make, folder, newest } = await aRecordedRoom()
    await start()
    await aTake(await folder())
    await stop()
    await end()
    // The folder of uploads is no folder.
    const uploads = join(ports.settings.dataDir, 'uploads')
    await rm(uploads, { recursive: true, force: true })
    await writeFile(uploads, '')
    await expect(make()).rejects.toThrow(/EEXIST|ENOTDIR/)
    expect(await readdir(await folder())).toContain('joined.mkv')
    expect(await newest()).toMatchObject({ state: 'PROCESSING', lesson: null })

    await rm(uploads)
    await make()
    expect((await newest())?.lesson).not.toBeNull()
    expect(await readdir(uploads)).toHaveLength(1)
  },
  60_000,
)

// docs/rules.md R-1023
test('a recording without files fails, can be tried again, and is cleared after two weeks', async () => {
  const { app, owner, item, channelSeq, clock, start, stop, end, make, folder, newest } =
    await aRecordedRoom()
  await start()
  await stop()
  await end()
  await make()
  expect(await newest()).toMatchObject({ state: 'FAILED', failedReason: 'NOTHING' })
  const liveRecordingSeq = (await newest())?.liveRecordingSeq ?? (0 as never)
  await owner.call(api.retryRecording, { ...item, liveRecordingSeq })
  expect(await newest()).toMatchObject({ state: 'PROCESSING', failedReason: null })
  await expect(owner.call(api.retryRecording, { ...item, liveRecordingSeq })).refuses('NOT_FOUND')
  await make()

  await mkdir(await folder(), { recursive: true })
  const night = async (days: number) => {
    clock.pass({ minutes: days * 24 * 60 })
    await clearRecordings.visit(await app.contextFor(channelSeq))
  }
  await night(13)
  expect(await readdir(dirname(await folder()))).toHaveLength(1)
  await night(2)
  expect(await readdir(dirname(await folder()))).toHaveLength(0)
  expect(await newest()).toMatchObject({ state: 'FAILED', keptUntil: null })
  await expect(owner.call(api.retryRecording, { ...item, liveRecordingSeq })).refuses('NOT_FOUND')
})

test('what the queue gave up can be tried again; the takes of a lesson whose video never plays go, too', async () => {
  const { app, add, channelSeq, clock, start, stop, end, folder, newest } = await aRecordedRoom()
  await start()
  await stop()
  await end()
  await mkdir(await folder(), { recursive: true })
  const night = async (days: number) => {
    clock.pass({ minutes: days * 24 * 60 })
    await clearRecordings.visit(await app.contextFor(channelSeq))
  }
  await night(13)
  expect(await newest()).toMatchObject({ state: 'PROCESSING' })
  await night(2)
  expect(await newest()).toMatchObject({ state: 'FAILED', failedReason: 'FAILED' })
  expect(await readdir(dirname(await folder()))).toHaveLength(1)
  await add.all(`
    with video as (
      insert into videos (channel_seq, origin_file_name, file_size, uploaded_by_user_seq, created_at, updated_at)
      select channel_seq, 'a.mkv', 1, started_by_user_seq, now(), now() from live_recordings returning upload_vod_seq)
    update live_recordings set state = 'PROCESSING', failed_reason = null, failed_at = null,
      upload_vod_seq = (select upload_vod_seq from video), lesson_seq = curriculum_seq`)
  await night(0)
  expect(await readdir(dirname(await folder()))).toHaveLength(0)
})
