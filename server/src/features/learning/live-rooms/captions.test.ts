import * as api from 'contract/learning/live-rooms/api'
import * as captionsApi from 'contract/learning/live-rooms/captions.api'
import * as groupsApi from 'contract/learning/live-rooms/groups.api'
import { liveTypes } from 'contract/values/type-codes'
import { expect, test } from 'vitest'
import { aVideoRoom } from '../../../testing/live-room-world.ts'
import { forgetCaptions, forgetRoomMessages } from './live-rooms.jobs.ts'

async function aRoom(input: Parameters<typeof aVideoRoom>[0] = {}) {
  const world = await aVideoRoom({ minutes: 0, ...input })
  const { owner, mina, item, add } = world
  await owner.call(api.enterRoom, item)
  await mina.call(api.enterRoom, item)
  const speak = (who: typeof mina, content: string, clientKey: string = crypto.randomUUID()) =>
    who.call(captionsApi.sendCaption, { ...item, body: { clientKey, content } })
  const read = async (who: typeof mina) =>
    (await who.call(captionsApi.listCaptions, item)).list.map(({ content }) => content)
  const turn = (isOn: boolean, who = owner) =>
    who.call(captionsApi.switchCaptions, { ...item, body: { isOn } })
  const count = async () =>
    (await add.all<{ count: number }>('select count(*)::int as count from live_captions'))[0]?.count
  return { ...world, speak, read, turn, count }
}

// docs/rules.md R-1218
test('a host switches captions on; what speakers say is read by all, and grows while it is said', async () => {
  const { owner, mina, item, minaSeq, speak, read, turn, published, channelSeq } = await aRoom()
  await expect(speak(owner, '시작할게요')).refuses('LIVE_CAPTIONS_OFF')
  await expect(turn(true, mina)).refuses('NOT_ALLOWED')
  await turn(true)
  expect((await mina.call(api.getRoomState, item)).hasCaptions).toBe(true)
  const clientKey = crypto.randomUUID()
  published.length = 0
  await speak(owner, '어깨를', clientKey)
  const message = { cmd: 'live_caption', curriculumSeq: item.itemSeq }
  expect(published).toEqual([{ topic: 'line', body: { channelSeq, line: `live:${item.itemSeq}`, message } }])
  await speak(mina, '네')
  await speak(owner, '어깨를 여세요', clientKey)
  expect(await read(mina)).toEqual(['어깨를 여세요', '네'])
  const { list } = await owner.call(captionsApi.listCaptions, item)
  expect(list[1]).toMatchObject({ speakerSeq: minaSeq, speakerName: 'Mina' })
  await expect(speak(owner, ' ')).refuses('BAD_INPUT')
  await expect(speak(owner, 'x'.repeat(301))).refuses('BAD_INPUT')
  await turn(false)
  await expect(speak(owner, '끝')).refuses('LIVE_CAPTIONS_OFF')
})

// docs/rules.md R-1219
test('what was said is read for twenty seconds and deleted soon after', async () => {
  const { app, owner, mina, minaSeq, channelSeq, clock, speak, read, turn, count } = await aRoom()
  await turn(true)
  await speak(mina, '하나')
  expect(await read(owner)).toEqual(['하나'])
  clock.pass({ minutes: 2 })
  expect(await read(owner)).toEqual([])
  await speak(owner, '둘')
  expect(await count()).toBe(1)
  await speak(mina, '셋')
  await forgetRoomMessages.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  expect(await read(owner)).toEqual(['둘'])
  clock.pass({ minutes: 61 })
  await forgetCaptions.visit(await app.contextFor(channelSeq))
  expect(await count()).toBe(0)
})

test('a group reads what is said in it, and nobody else does', async () => {
  const { owner, mina, minaSeq, item, clock, speak, read, turn } = await aRoom()
  await turn(true)
  await owner.call(groupsApi.openGroups, { ...item, body: { groups: [[minaSeq]], minutes: null } })
  clock.pass({ minutes: 1 })
  await speak(mina, '우리끼리')
  await speak(owner, '모두에게')
  expect([await read(mina), await read(owner)]).toEqual([['우리끼리'], ['모두에게']])
})

test('in a webinar hosts alone are captioned, and captions have a pace', async () => {
  const { owner, mina, speak, turn } = await aRoom({ liveType: liveTypes.webinar })
  await turn(true)
  await expect(speak(mina, '안녕하세요')).refuses('NOT_ALLOWED')
  for (let at = 0; at < 30; at++) await speak(owner, `${at}`)
  await expect(speak(owner, 'more')).refuses('TOO_MANY_REQUESTS')
})
