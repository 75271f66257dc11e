import * as api from 'contract/learning/live-rooms/api'
import * as groups from 'contract/learning/live-rooms/groups.api'
import { liveTypes } from 'contract/values/type-codes'
import { expect, test } from 'vitest'
import { aVideoRoom } from '../../../testing/live-room-world.ts'

const intervals =
  'select identity, live_group_seq, joined_at, left_at from live_room_presences order by live_presence_seq'

const roomOf = (room: string, group: number | null) => (group === null ? room : `${room}:${group}`)

/** A lesson whose learners Mina, Jun and Sua are inside with their host. */
async function aMeeting() {
  const world = await aVideoRoom({ minutes: 0 })
  const { add, member, mina, minaSeq, owner, join, item, clock, signature, liveMedia, room, courseRef } =
    world
  await add.all(`update courses set fare_cd = '03'`)
  const [jun, sua] = [await member('Jun'), await member('Sua')]
  for (const one of [mina, jun, sua, owner]) await join(one)
  await expect.poll(() => add.all('select 1 from live_room_presences')).toHaveLength(4)
  const seqOf = async (who: typeof mina) =>
    Number((await who.call(api.getRoomSignature, signature())).identity.split('-')[0])
  const [junSeq, suaSeq] = [await seqOf(jun), await seqOf(sua)] as [typeof minaSeq, typeof minaSeq]
  const stateOf = async (who = mina) =>
    (await who.call(api.getRoomState, { ...item, query: { tab: 'a' } })).groups
  const tokenOf = async (who = mina) => (await who.call(api.getRoomSignature, signature())).liveGroupSeq
  return {
    ...world,
    jun,
    sua,
    junSeq,
    suaSeq,
    stateOf,
    tokenOf,
    seconds: (seconds: number) => clock.pass({ minutes: seconds / 60 }),
    open: (people: (typeof minaSeq)[][], minutes: number | null = null) =>
      owner.call(groups.openGroups, { ...item, body: { groups: people, minutes } }),
    groupSeqs: async () => ((await stateOf(owner))?.list ?? []).map(({ liveGroupSeq }) => liveGroupSeq),
    /** The browser of somebody ends one connection, and opens another one. */
    follow(userSeq: number, from: number | null, to: number | null) {
      const identity = `${userSeq}-a`
      liveMedia.emit({ kind: 'left', room: roomOf(room, from), identity, at: clock.now })
      liveMedia.emit({ kind: 'joined', room: roomOf(room, to), identity, at: clock.now })
    },
    courseRef,
  }
}

// docs/rules.md R-991
test('learners are divided, moved after a notice, and get tokens for their own group alone', async () => {
  const {
    open,
    owner,
    mina,
    jun,
    minaSeq,
    junSeq,
    suaSeq,
    stateOf,
    tokenOf,
    groupSeqs,
    seconds,
    room,
    clock,
    calls,
  } = await aMeeting()
  await open([
    [minaSeq, junSeq, minaSeq],
    [suaSeq, minaSeq],
  ])
  const [first = null, second = null] = await groupSeqs()
  const opensAt = new Date(clock.now.getTime() + 5000).toISOString()
  expect(await stateOf()).toEqual({
    opensAt,
    closesAt: null,
    mine: null,
    isHelpRequested: false,
    next: { at: opensAt, group: { liveGroupSeq: first, number: 1 } },
    list: [],
    unassigned: [],
  })
  expect(await tokenOf()).toBe(null)
  seconds(5)
  expect([await tokenOf(mina), await tokenOf(jun), await tokenOf(owner)]).toEqual([first, first, null])
  const host = await stateOf(owner)
  expect(host?.list.map(({ people }) => people.map(({ name }) => name))).toEqual([['Jun', 'Mina'], ['Sua']])
  expect(host?.unassigned).toEqual([])
  expect((await stateOf())?.mine).toEqual({ liveGroupSeq: first, number: 1 })
  expect(second).not.toBe(null)
  expect(calls('issueToken').at(-1)).toMatchObject({ grant: { room } })
})

test('one division at a time, by hosts of a meeting alone; at its end or after a countdown everybody returns', async () => {
  const { open, owner, mina, item, minaSeq, stateOf, tokenOf, seconds } = await aMeeting()
  const body = { groups: [[minaSeq]], minutes: 1 }
  await expect(mina.call(groups.openGroups, { ...item, body })).refuses('NOT_ALLOWED')
  await open([[minaSeq]], 1)
  await expect(owner.call(groups.openGroups, { ...item, body })).refuses('LIVE_GROUPS_OPEN')
  seconds(64)
  expect([await tokenOf(), (await stateOf())?.next?.group]).toEqual([expect.any(Number), null])
  seconds(1)
  expect([await tokenOf(), await stateOf()]).toEqual([null, null])

  await open([[minaSeq]])
  seconds(5)
  await owner.call(groups.closeGroups, item)
  expect(await tokenOf()).not.toBe(null)
  const move = { userSeq: minaSeq, liveGroupSeq: null }
  await expect(owner.call(groups.moveToGroup, { ...item, body: move })).refuses('LIVE_GROUPS_CLOSED')
  seconds(14)
  await owner.call(groups.closeGroups, item)
  seconds(1)
  expect([await tokenOf(), await stateOf()]).toEqual([null, null])
  await owner.call(groups.closeGroups, item)
})

test('nobody is divided in a webinar, nor who did not come', async () => {
  const webinar = await aVideoRoom({ liveType: liveTypes.webinar })
  const { owner, item, minaSeq } = webinar
  const body = { groups: [[minaSeq]], minutes: null }
  await expect(owner.call(groups.openGroups, { ...item, body })).refuses('NOT_ALLOWED')
  expect((await owner.call(api.enterRoom, item)).mayDivide).toBe(false)
  const { open, ownerSeq, stateOf, owner: host } = await aMeeting()
  await open([[ownerSeq]])
  const state = await stateOf(host)
  expect([state?.list.map(({ people }) => people), state?.unassigned.length]).toEqual([[[]], 3])
})

test('a host moves learners between groups, and who comes later into one', async () => {
  const { open, owner, item, mina, minaSeq, junSeq, groupSeqs, tokenOf, seconds, jun } = await aMeeting()
  await open([[minaSeq], []])
  seconds(5)
  const [first = null, second = null] = await groupSeqs()
  const move = (userSeq: typeof minaSeq, liveGroupSeq: typeof first) =>
    owner.call(groups.moveToGroup, { ...item, body: { userSeq, liveGroupSeq } })
  await move(minaSeq, second)
  await move(junSeq, second)
  expect([await tokenOf(mina), await tokenOf(jun)]).toEqual([first, null])
  seconds(5)
  expect([await tokenOf(mina), await tokenOf(jun)]).toEqual([second, second])
  await move(minaSeq, null)
  seconds(5)
  expect(await tokenOf(mina)).toBe(null)
  const foreign = { userSeq: minaSeq, liveGroupSeq: 999_999 as NonNullable<typeof first> }
  await expect(owner.call(groups.moveToGroup, { ...item, body: foreign })).refuses('NOT_FOUND')
})

// docs/rules.md R-993
test('a group calls for help, and the host who comes has answered it', async () => {
  const { open, owner, item, mina, jun, minaSeq, groupSeqs, stateOf, tokenOf, seconds } = await aMeeting()
  await open([[minaSeq]])
  seconds(5)
  const [first = null] = await groupSeqs()
  const help = { ...item, body: { isRequested: true, liveGroupSeq: null } }
  await mina.call(groups.requestHelp, help)
  await expect(jun.call(groups.requestHelp, help)).refuses('LIVE_GROUPS_CLOSED')
  const isRequested = async () => (await stateOf(owner))?.list[0]?.isHelpRequested
  expect([await isRequested(), (await stateOf())?.isHelpRequested]).toEqual([true, true])
  await expect(mina.call(groups.visitGroup, { ...item, body: { liveGroupSeq: first } })).refuses(
    'NOT_ALLOWED',
  )
  await owner.call(groups.visitGroup, { ...item, body: { liveGroupSeq: first } })
  expect([await isRequested(), await tokenOf(owner)]).toEqual([false, first])
  await owner.call(groups.visitGroup, { ...item, body: { liveGroupSeq: null } })
  expect(await tokenOf(owner)).toBe(null)
  await mina.call(groups.requestHelp, help)
  await owner.call(groups.requestHelp, { ...item, body: { isRequested: false, liveGroupSeq: first } })
  expect(await isRequested()).toBe(false)
})

test('a group reads its own chat, hosts that of the group they visit; an announcement reaches everybody', async () => {
  const { open, owner, item, mina, jun, sua, minaSeq, junSeq, suaSeq, groupSeqs, seconds, clock } =
    await aMeeting()
  await open([[minaSeq, junSeq], [suaSeq]], 10)
  seconds(5)
  const [first = null] = await groupSeqs()
  const send = (who: typeof mina, content: string, more = {}) =>
    who.call(api.sendRoomMessage, { ...item, body: { clientKey: crypto.randomUUID(), content, ...more } })
  expect((await send(mina, '우리 조')).group).toEqual({ liveGroupSeq: first, number: 1 })
  await send(mina, '질문', { isForHosts: true })
  expect(await send(owner, '3분 남았어요', { isAnnouncement: true })).toMatchObject({ isAnnouncement: true })
  expect(await send(mina, '안내 아님', { isAnnouncement: true })).toMatchObject({ isAnnouncement: false })
  const reads = async (who: typeof mina) =>
    (await who.call(api.listRoomMessages, item)).list.map(({ content }) => content)
  expect(await reads(jun)).toEqual(['우리 조', '3분 남았어요', '안내 아님'])
  expect(await reads(sua)).toEqual(['3분 남았어요'])
  expect(await reads(owner)).toEqual(['질문', '3분 남았어요'])
  await owner.call(groups.visitGroup, { ...item, body: { liveGroupSeq: first } })
  expect(await reads(owner)).toEqual(['우리 조', '질문', '3분 남았어요', '안내 아님'])
  await owner.call(groups.visitGroup, { ...item, body: { liveGroupSeq: null } })

  clock.pass({ minutes: 61 })
  const record = async (who: typeof mina) =>
    (await who.call(api.listRecordedMessages, item)).list.map(({ content, group }) => [
      content,
      group?.number,
    ])
  expect(await record(owner)).toHaveLength(4)
  expect(await record(sua)).toEqual([['3분 남았어요', undefined]])
  expect(await record(jun)).toEqual([
    ['우리 조', 1],
    ['3분 남았어요', undefined],
    ['안내 아님', 1],
  ])
})

// docs/rules.md R-992
test('who is moved stays present in one interval, and is on one device', async () => {
  const { open, minaSeq, groupSeqs, seconds, follow, add, clock, emit, calls, room } = await aMeeting()
  const mine = async () =>
    (await add.all<{ identity: string }>(intervals)).filter(({ identity }) => identity === `${minaSeq}-a`)
  const joinedAt = clock.now
  await open([[minaSeq]])
  seconds(5)
  const [first = null] = await groupSeqs()
  follow(minaSeq, null, first)
  const inGroup = { identity: `${minaSeq}-a`, live_group_seq: first, joined_at: joinedAt, left_at: null }
  await expect.poll(mine).toEqual([inGroup])
  // The end of the first connection is reported late.
  emit('left', `${minaSeq}-a`)
  seconds(60)
  follow(minaSeq, first, first)
  await expect.poll(mine).toHaveLength(2)
  expect(calls('remove')).toEqual([])
  // A token for the room, from before.
  emit('joined', `${minaSeq}-a`)
  await expect.poll(() => calls('remove')).toEqual([{ call: 'remove', room, identity: `${minaSeq}-a` }])
})

// docs/rules.md R-992
test('who returns at the end stays in the room, whatever the clock of the media server says, and who is late in a group for a moment', async () => {
  const world = await aMeeting()
  const { open, minaSeq, junSeq, groupSeqs, seconds, follow, add, clock, calls, liveMedia, room } = world
  await open([[minaSeq, junSeq]], 1)
  seconds(5)
  const [first = null] = await groupSeqs()
  follow(minaSeq, null, first)
  const inside = (where: string) => add.all(`select 1 from live_room_presences where ${where}`)
  await expect.poll(() => inside('live_group_seq is not null')).toHaveLength(1)
  seconds(60.4)
  // In whole seconds, before the end.
  const at = new Date(Math.floor(clock.now.getTime() / 1000) * 1000 - 1000)
  liveMedia.emit({ kind: 'joined', room, identity: `${minaSeq}-a`, at })
  await expect.poll(() => inside('live_group_seq is not null')).toHaveLength(0)
  // With a token from before the end.
  liveMedia.emit({ kind: 'joined', room: roomOf(room, first), identity: `${junSeq}-a`, at })
  await expect.poll(() => inside('live_group_seq is not null')).toHaveLength(1)
  expect(calls('remove')).toEqual([])
})

// docs/rules.md R-992
test('who does not follow is disconnected where they were', async () => {
  const { open, owner, item, minaSeq, junSeq, groupSeqs, seconds, follow, add, calls, room, workThrough } =
    await aMeeting()
  await open([[minaSeq, junSeq]])
  seconds(5)
  const [first = null] = await groupSeqs()
  follow(minaSeq, null, first)
  await expect
    .poll(() => add.all('select 1 from live_room_presences where live_group_seq is not null'))
    .toHaveLength(1)
  await workThrough({ minutes: 1 })
  expect(calls('remove')).toEqual([{ call: 'remove', room, identity: `${junSeq}-a` }])
  await owner.call(groups.closeGroups, item)
  await workThrough({ minutes: 1 })
  expect(calls('remove').at(-1)).toEqual({
    call: 'remove',
    room: `${room}:${first}`,
    identity: `${minaSeq}-a`,
  })
})

test('hosts mute those who are where they are, and remove a learner from a group', async () => {
  const { open, owner, item, minaSeq, junSeq, suaSeq, groupSeqs, seconds, follow, add, calls, room } =
    await aMeeting()
  await open([[minaSeq]])
  seconds(5)
  const [first = null] = await groupSeqs()
  follow(minaSeq, null, first)
  await expect
    .poll(() => add.all('select 1 from live_room_presences where live_group_seq is not null'))
    .toHaveLength(1)
  await owner.call(api.muteInRoom, { ...item, body: { userSeq: null } })
  const muted = calls('mute').map((call) => ('identity' in call ? call.identity : ''))
  expect(new Set(muted)).toEqual(new Set([`${junSeq}-a`, `${suaSeq}-a`]))
  await owner.call(api.removeFromRoom, { ...item, body: { userSeq: minaSeq } })
  expect(calls('remove')).toEqual([{ call: 'remove', room: `${room}:${first}`, identity: `${minaSeq}-a` }])
})

// docs/rules.md R-991
test('hosts hear who arrives in a group, and learners see the hands of their own group', async () => {
  const world = await aMeeting()
  const { open, owner, mina, jun, sua, item, minaSeq, junSeq, suaSeq, groupSeqs, seconds, follow } = world
  const { published, channelSeq } = world
  await open([[minaSeq, junSeq], [suaSeq]])
  seconds(5)
  const [first = null] = await groupSeqs()
  published.length = 0
  follow(minaSeq, null, first)
  const message = { cmd: 'live_room', curriculumSeq: item.itemSeq, liveMessageSeq: null }
  const line = `live-hosts:${item.itemSeq}`
  await expect.poll(() => published).toContainEqual({ topic: 'line', body: { channelSeq, line, message } })
  for (const who of [jun, sua]) await who.call(api.raiseHand, { ...item, body: { isRaised: true } })
  const hands = async (who: typeof mina) =>
    (await who.call(api.getRoomState, item)).hands.map(({ name }) => name)
  expect([await hands(mina), await hands(sua), await hands(owner)]).toEqual([['Jun'], ['Sua'], []])
})
