import * as api from 'contract/learning/live-rooms/api'
import { expect, test } from 'vitest'
import { aLiveClass } from '../../../testing/live-world.ts'
import { aVideoRoom } from '../../../testing/live-room-world.ts'

const draft = (content: string, isForHosts = false) => ({
  clientKey: crypto.randomUUID(),
  content,
  isForHosts,
})
const poll = { question: '오늘 어디가 가장 뻐근한가요?', choices: ['목', '어깨'] }

/** A lesson that begins now, with Mina and the owner inside. */
async function aLesson() {
  const world = await aVideoRoom({ minutes: 0 })
  const { owner, mina, item, clock } = world
  await owner.call(api.enterRoom, item)
  await mina.call(api.enterRoom, item)
  const write = (who: typeof mina, content: string, isForHosts = false) =>
    who.call(api.sendRoomMessage, { ...item, body: draft(content, isForHosts) })
  const read = async (who: typeof mina, query: { only?: 'QUESTIONS' } = {}) =>
    (await who.call(api.listRecordedMessages, { ...item, query })).list.map(({ content }) => content)
  return { ...world, write, read, end: () => clock.pass({ minutes: 130 }) }
}

// docs/rules.md R-1002
test('after the lesson those who may attend it read the chat; a question its writer and the hosts', async () => {
  const { owner, mina, member, otherSite, item, add, write, read, end } = await aLesson()
  await add.all(`update courses set fare_cd = '03'`)
  const jun = await member('Jun')
  await write(owner, '안녕하세요')
  await write(mina, '허리가 아파요', true)
  const { liveMessageSeq } = await write(mina, '지울 말')
  await mina.call(api.removeRoomMessage, { ...item, liveMessageSeq })
  await expect(mina.call(api.listRecordedMessages, item)).refuses('VIDEO_ROOM_NOT_OVER')
  end()
  expect(await read(mina)).toEqual(['안녕하세요', '허리가 아파요', ''])
  expect(await read(jun)).toEqual(['안녕하세요', ''])
  expect(await read(owner, { only: 'QUESTIONS' })).toEqual(['허리가 아파요'])
  expect(await read(jun, { only: 'QUESTIONS' })).toEqual([])
  expect(await owner.call(api.getRoomRecord, item)).toMatchObject({ messageCount: 3, questionCount: 1 })
  expect(await jun.call(api.getRoomRecord, item)).toMatchObject({ messageCount: 2, questionCount: 0 })
  await add.all(`update courses set fare_cd = '01'`)
  await expect(jun.call(api.getRoomRecord, item)).refuses('NOT_ATTENDING')
  await expect(otherSite.owner.call(api.getRoomRecord, item)).refuses('NOT_CHANNEL_USER')
})

test('polls show their votes to all, also one that nobody closed', async () => {
  const { owner, mina, item, end } = await aLesson()
  const { livePollSeq } = await owner.call(api.openPoll, { ...item, body: poll })
  await owner.call(api.votePoll, { ...item, livePollSeq, body: { choice: 1 } })
  end()
  const { polls } = await mina.call(api.getRoomRecord, item)
  expect(polls).toEqual([
    { livePollSeq, ...poll, isClosed: true, myChoice: null, voteCount: 1, votes: [0, 1] },
  ])
})

test('a long chat comes in pages', async () => {
  const { mina, item, add, channelSeq, itemSeq, minaSeq, clock, end } = await aLesson()
  await add.all(
    `insert into live_room_messages (channel_seq, curriculum_seq, user_seq, is_host, is_for_hosts, client_key, content, created_at)
      select $1, $2, $3, false, false, gen_random_uuid(), number::text, $4 from generate_series(1, 60) number`,
    [channelSeq, itemSeq, minaSeq, clock.now],
  )
  end()
  const first = await mina.call(api.listRecordedMessages, item)
  expect([first.list.length, first.list[0]?.content, first.hasMore]).toEqual([50, '1', true])
  const after = first.list.at(-1)?.liveMessageSeq
  const next = await mina.call(api.listRecordedMessages, { ...item, query: { after } })
  expect([next.list.map(({ content }) => content).at(0), next.list.length, next.hasMore]).toEqual([
    '51',
    10,
    false,
  ])
})

test('a lesson in another service has no record', async () => {
  const { mina, item, clock } = await aLiveClass()
  clock.pass({ minutes: 1440 })
  await expect(mina.call(api.getRoomRecord, item)).refuses('NOT_FOUND')
})
