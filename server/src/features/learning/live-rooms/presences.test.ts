import { downloadAttendances, getAttendances, setTolerance } from 'contract/learning/attendance/api'
import { getClassroom } from 'contract/learning/lessons/api'
import * as api from 'contract/learning/live-rooms/api'
import { expect, test } from 'vitest'
import { closePresences } from './live-rooms.jobs.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aVideoRoom } from '../../../testing/live-room-world.ts'

const intervals = 'select identity, joined_at, left_at from live_room_presences order by live_presence_seq'

// docs/rules.md R-966
test('being inside is attendance and completes the lesson; entering the page is not', async () => {
  const { mina, owner, item, itemSeq, courseRef, signature, join, add } = await aVideoRoom()
  const book = async () =>
    (await owner.call(getAttendances, { ...courseRef, query: { i: itemSeq } })).list.map(
      ({ attendedAt }) => attendedAt !== null,
    )
  await mina.call(api.enterRoom, item)
  await mina.call(api.getRoomSignature, signature())
  expect(await book()).toEqual([false])
  await join(mina)
  await expect.poll(() => add.all(intervals)).toHaveLength(1)
  expect(await book()).toEqual([true])
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons.at(-1)?.progressState).toBe('DONE')
})

test('each connection has an interval; one that is still open ends when the same tab joins again', async () => {
  const { mina, minaSeq, join, emit, add, clock } = await aVideoRoom()
  const start = clock.now
  await join(mina)
  clock.pass({ minutes: 5 })
  emit('joined', `${minaSeq}-a`)
  clock.pass({ minutes: 5 })
  emit('left', `${minaSeq}-a`)
  emit('left', `${minaSeq}-a`)
  emit('joined', 'nobody')
  const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  await expect
    .poll(() => add.all(intervals))
    .toEqual([
      { identity: `${minaSeq}-a`, joined_at: at(0), left_at: at(5) },
      { identity: `${minaSeq}-a`, joined_at: at(5), left_at: at(10) },
    ])
})

// docs/rules.md R-963
test('a person is inside on one device: another one takes over when they choose so', async () => {
  const { mina, minaSeq, item, itemSeq, courseRef, join, emit, calls, room, add, clock } = await aVideoRoom()
  const start = clock.now
  const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  await join(mina, 'a')
  await expect.poll(() => add.all(intervals)).toHaveLength(1)
  await mina.call(api.raiseHand, { ...item, body: { isRaised: true } })
  const stateIn = async (tab: string) =>
    (await mina.call(api.getRoomState, { ...item, query: { tab } })).isOnOtherDevice
  expect([await stateIn('a'), await stateIn('b')]).toEqual([false, true])
  expect((await mina.call(api.enterRoom, { ...item, body: { tab: 'b' } })).isOnOtherDevice).toBe(true)
  const query = { itemSeq, tab: 'b' }
  await expect(mina.call(api.getRoomSignature, { ...courseRef, query })).refuses('VIDEO_ROOM_OTHER_DEVICE')
  expect(calls('remove')).toEqual([])

  clock.pass({ minutes: 5 })
  await mina.call(api.getRoomSignature, { ...courseRef, query: { ...query, takeOver: 'Y' } })
  expect(calls('remove')).toEqual([{ call: 'remove', room, identity: `${minaSeq}-a` }])
  emit('left', `${minaSeq}-a`)
  emit('joined', `${minaSeq}-b`)
  const expected = [
    { identity: `${minaSeq}-a`, joined_at: at(0), left_at: at(5) },
    { identity: `${minaSeq}-b`, joined_at: at(5), left_at: null },
  ]
  await expect.poll(() => add.all(intervals)).toEqual(expected)
  expect([await stateIn('a'), await stateIn('b')]).toEqual([true, false])
  expect((await mina.call(api.getRoomState, item)).hands).toHaveLength(1)
})

test('a page that is loaded again stays inside, also when the end of its first connection is reported late', async () => {
  const { mina, minaSeq, join, emit, liveMedia, room, add, clock } = await aVideoRoom()
  const before = clock.now
  await join(mina, 'a')
  clock.pass({ minutes: 1 })
  const again = clock.now
  emit('joined', `${minaSeq}-a`)
  liveMedia.emit({ kind: 'left', room, identity: `${minaSeq}-a`, at: before })
  clock.pass({ minutes: 1 })
  emit('joined', `${minaSeq}-b`)
  await expect.poll(() => add.all(intervals)).toHaveLength(3)
  const ends = (await add.all<{ left_at: Date | null }>(intervals)).map(({ left_at }) => left_at)
  expect(ends).toEqual([again, clock.now, null])
})

test('of two devices that join at once the last one stays', async () => {
  const { mina, minaSeq, join, emit, calls, room, add } = await aVideoRoom()
  await join(mina, 'a')
  emit('joined', `${minaSeq}-b`)
  await expect.poll(() => calls('remove')).toEqual([{ call: 'remove', room, identity: `${minaSeq}-a` }])
  const open = 'select identity from live_room_presences where left_at is null'
  expect(await add.all(open)).toEqual([{ identity: `${minaSeq}-b` }])
})

test('a hand goes down when its owner leaves', async () => {
  const { mina, owner, item, join, emit } = await aVideoRoom()
  const identity = await join(mina)
  await mina.call(api.raiseHand, { ...item, body: { isRaised: true } })
  emit('left', identity)
  await expect.poll(async () => (await owner.call(api.getRoomState, item)).hands).toEqual([])
})

// docs/rules.md R-967
test('the book says how long a learner was inside, and that they came late and left early', async () => {
  const { mina, minaSeq, owner, courseRef, itemSeq, join, emit, clock, add } = await aVideoRoom({
    minutes: 0,
  })
  const book = async () => {
    const { list } = await owner.call(getAttendances, { ...courseRef, query: { i: itemSeq } })
    return list.map(({ insideMinutes, isLate, leftEarly }) => [insideMinutes, isLate, leftEarly])
  }
  expect(await book()).toEqual([[null, false, false]])
  clock.pass({ minutes: 15 })
  await join(mina)
  await expect.poll(() => add.all(intervals)).toHaveLength(1)
  clock.pass({ minutes: 5 })
  expect(await book()).toEqual([[5, true, false]])
  emit('left', `${minaSeq}-a`)
  await expect.poll(() => add.all('select 1 from live_room_presences where left_at is null')).toEqual([])
  clock.pass({ minutes: 40 })
  expect(await book()).toEqual([[5, true, true]])
})

// docs/rules.md R-1001
test('the class says what counts as late and early', async () => {
  const { mina, minaSeq, owner, courseRef, itemSeq, join, emit, clock, add } = await aVideoRoom({
    minutes: 0,
  })
  const book = () => owner.call(getAttendances, { ...courseRef, query: { i: itemSeq } })
  const marks = async () => (await book()).list.map(({ isLate, leftEarly }) => [isLate, leftEarly])
  clock.pass({ minutes: 12 })
  await join(mina)
  clock.pass({ minutes: 36 })
  emit('left', `${minaSeq}-a`)
  await expect
    .poll(() => add.all('select 1 from live_room_presences where left_at is not null'))
    .toHaveLength(1)
  clock.pass({ minutes: 30 })
  expect((await book()).tolerance).toEqual({ lateMinutes: 10, earlyMinutes: 10 })
  expect(await marks()).toEqual([[true, true]])
  const body = { lateMinutes: 15, earlyMinutes: 10 }
  await expect(mina.call(setTolerance, { ...courseRef, body })).refuses('NOT_ALLOWED')
  await owner.call(setTolerance, { ...courseRef, body })
  expect((await book()).tolerance).toEqual(body)
  expect(await marks()).toEqual([[false, true]])
  await owner.call(setTolerance, { ...courseRef, body: { lateMinutes: 0, earlyMinutes: 12 } })
  expect(await marks()).toEqual([[true, false]])
  await expect(owner.call(setTolerance, { ...courseRef, body: { ...body, lateMinutes: 181 } })).refuses(
    'BAD_INPUT',
  )
})

test('an interval that stayed open ends with the lesson', async () => {
  const { mina, owner, join, clock, add, app, channelSeq, courseRef, itemSeq } = await aVideoRoom({
    minutes: 0,
  })
  const minutes = async () => {
    const { list } = await owner.call(getAttendances, { ...courseRef, query: { i: itemSeq } })
    return list.map(({ insideMinutes }) => insideMinutes)
  }
  const start = clock.now
  await join(mina)
  await expect.poll(() => add.all(intervals)).toHaveLength(1)
  const ends = async () => {
    await closePresences.visit(await app.contextFor(channelSeq))
    return (await add.all<{ left_at: Date | null }>(intervals)).map(({ left_at }) => left_at)
  }
  clock.pass({ minutes: 90 })
  expect(await ends()).toEqual([null])
  expect(await minutes()).toEqual([90])
  clock.pass({ minutes: 31 })
  expect(await minutes()).toEqual([60])
  expect(await ends()).toEqual([new Date(start.getTime() + 60 * 60_000)])
})

test('the spreadsheet of a class shows the minutes inside, and who came late or left early', async () => {
  const { app, mina, minaSeq, owner, courseRef, join, emit, add, clock } = await aVideoRoom()
  // The lesson begins in ten minutes and lasts an hour.
  clock.pass({ minutes: 25 })
  await join(mina)
  clock.pass({ minutes: 20 })
  emit('left', `${minaSeq}-a`)
  await expect
    .poll(() => add.all('select 1 from live_room_presences where left_at is not null'))
    .toHaveLength(1)
  clock.pass({ minutes: 60 })

  const { url } = await owner.call(downloadAttendances, courseRef)
  const [heads = [], ...rows] = await rowsAt(app, url)
  expect(heads.slice(4)).toEqual([
    expect.stringMatching(/\(2026-11-21\)$/),
    expect.stringMatching(/참여 시간\(분\)$/),
    '출석 횟수',
    '출석률',
  ])
  expect(rows.map((row) => row.slice(4))).toEqual([['지각 · 조퇴', 20, 1, 100]])
})
