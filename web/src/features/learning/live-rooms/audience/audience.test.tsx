import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as api from 'contract/learning/live-rooms/api'
import * as audienceApi from 'contract/learning/live-rooms/audience.api'
import type { RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { getLiveItem } from 'contract/learning/live/api'
import { issueTicket } from 'contract/messaging/realtime/api'
import { now } from '../../../../platform/clock.ts'
import { aLiveItem } from '../../../../testing/live-lessons.ts'
import { aParticipant, fakeMediaRoom } from '../../../../testing/participants.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { RoomPage } from '../LiveRoomScreen.tsx'
import type { OpenBroadcast } from './broadcast-room.ts'

const session = aMember('서윤')
const mySeq = session.user.userSeq
const signature: RoomSignature = {
  broadcast: null,
  signature: 'token',
  url: 'ws://demo.localhost',
  iceServers: [],
  engine: 'embedded',
  identity: `${mySeq}-a`,
  name: '서윤',
  userType: 'user',
  sources: ['camera', 'microphone'],
  port: 7882,
  liveGroupSeq: null,
}
const watching: RoomSignature = {
  ...signature,
  broadcast: { url: '/live/broadcasts/1/1/index.m3u8', soundUrl: '/live/broadcasts/1/1/sound.m3u8' },
  signature: '',
  url: '',
  sources: [],
  port: null,
}
const noAudience = { isOnStage: false, isInvited: false, count: 0, invited: [] }
const aState = (
  audience: Partial<NonNullable<RoomState['audience']>>,
  rest: Partial<RoomState> = {},
): RoomState => ({
  isHost: false,
  state: 'ADMITTED',
  isOnOtherDevice: false,
  isLocked: false,
  hasWaitingRoom: false,
  hands: [],
  waiting: [],
  removed: [],
  timer: null,
  now: now().toISOString(),
  poll: null,
  board: null,
  hasCaptions: false,
  keepsCaptions: false,
  recording: null,
  recordingOff: null,
  recordingEnd: null,
  groups: null,
  mayDivide: false,
  audience: { ...noAudience, ...audience },
  ...rest,
})
const picture = { attach: vi.fn(), detach: vi.fn() }
const host = aParticipant('host', { name: '하늘', userType: 'facilitator', isLocal: true, userSeq: mySeq })

async function inside(state: RoomState, given: RoomSignature) {
  const live = aLiveItem(10, { hasAudience: true, userType: state.isHost ? 'facilitator' : 'user' })
  const stream = fakeMediaRoom([])
  stream.change({ broadcast: picture })
  const connection = fakeMediaRoom([host])
  const openBroadcast = vi.fn<OpenBroadcast>(() => Promise.resolve(stream.room))
  const view = renderSite(
    <RoomPage
      lessonRef={live}
      openMedia={() => Promise.resolve(connection.room)}
      openBroadcast={openBroadcast}
      tryNetwork={() => Promise.resolve('FINE')}
    />,
    { session, path: `/classes/${live.courseSeq}/live/${live.itemSeq}` },
  )
  view.answers(getLiveItem, { ...live, now: now().toISOString() })
  view.refuses(issueTicket, 'TOO_MANY_REQUESTS')
  view.answers(api.enterRoom, state)
  view.answers(api.getRoomSignature, given)
  view.answers(api.listRoomMessages, { list: [] })
  const sentTo = (endpoint: Endpoint) =>
    view.requests.flatMap(({ name, call }) => (name === nameOf(endpoint) ? [call] : []))
  await view.user.click(await screen.findByRole('button', { name: /입장하기/ }))
  await screen.findByRole('region', { name: '화상 강의실 조작' })
  return { ...view, live, stream, connection, openBroadcast, sentTo }
}

// docs/rules.md R-1296
test('a learner is shown before the room that they will watch, and watches with the delay stated', async () => {
  const { openBroadcast } = await inside(aState({}), watching)
  expect(openBroadcast).toHaveBeenCalledOnce()
  const stage = screen.getByRole('group', { name: '무대 화면' })
  expect(within(stage).getByText('시청 중 · 실제보다 6~10초 늦어요')).toBeVisible()
  const controls = screen.getByRole('region', { name: '화상 강의실 조작' })
  expect(within(controls).queryByRole('button', { name: '마이크' })).toBeNull()
  expect(within(controls).getByRole('button', { name: '손들기' })).toBeVisible()
  expect(screen.getByRole('button', { name: '참여 중인 사람 1명 보기' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '바둑판으로 보기' })).toBeNull()
})

test('where the browser has small windows, the stage moves into one', async () => {
  const request = vi.fn(() => Promise.resolve())
  Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: request })
  Object.assign(document, { pictureInPictureEnabled: true })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'pictureInPictureEnabled')
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture')
  })
  const { user } = await inside(aState({}), watching)
  const stage = screen.getByRole('group', { name: '무대 화면' })
  await user.click(within(stage).getByRole('button', { name: '작은 창으로 보기' }))
  fireEvent.loadedMetadata(stage.querySelector('video') ?? stage)
  expect(request).toHaveBeenCalledOnce()
})

// docs/rules.md R-1322
test('a learner who saves data hears the sound alone, and sees the picture again when they want to', async () => {
  const { user, stream } = await inside(aState({}), watching)
  expect(stream.shown()).toEqual(['broadcast'])
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: '더보기' }))
    await user.click(screen.getByRole('menuitem', { name }))
  }
  await choose('데이터 절약 (소리만 듣기)')
  expect(stream.shown()).toEqual([])
  const stage = screen.getByRole('group', { name: '무대 화면' })
  expect(within(stage).getByText('데이터를 아끼려고 소리만 듣고 있어요.')).toBeVisible()
  expect(stage.querySelector('video')).not.toBeNull()
  await user.click(within(stage).getByRole('button', { name: '영상 다시 보기' }))
  expect(stream.shown()).toEqual(['broadcast'])
  expect(screen.queryByText('데이터를 아끼려고 소리만 듣고 있어요.')).toBeNull()
})

// docs/rules.md R-1297
test('a learner who accepts goes onto the stage, and is connected there', async () => {
  const { user, answers, sentTo, stream, connection } = await inside(aState({ isInvited: true }), watching)
  await user.click(screen.getByRole('button', { name: '더보기' }))
  await user.click(screen.getByRole('menuitem', { name: '데이터 절약 (소리만 듣기)' }))
  answers(audienceApi.answerInvitation, null)
  answers(api.getRoomState, aState({ isOnStage: true }))
  answers(api.getRoomSignature, signature)
  await user.click(screen.getByRole('button', { name: '무대에 오르기' }))
  expect(sentTo(audienceApi.answerInvitation)).toMatchObject([{ body: { isAccepted: true } }])
  await screen.findByRole('button', { name: '마이크' })
  expect(stream.isDisconnected()).toBe(true)
  // Who saves data goes on saving it there.
  expect(connection.shown()).toEqual([])
  await user.click(screen.getByRole('button', { name: '더보기' }))
  expect(await screen.findByRole('menuitem', { name: '영상 다시 보기' })).toBeVisible()
  expect(await screen.findByRole('menuitem', { name: '무대에서 내려가기' })).toBeVisible()
})

test('a learner may decline, and nothing changes', async () => {
  const { user, answers, sentTo, stream } = await inside(aState({ isInvited: true }), watching)
  answers(audienceApi.answerInvitation, null)
  answers(api.getRoomState, aState({}))
  await user.click(screen.getByRole('button', { name: '나중에' }))
  expect(sentTo(audienceApi.answerInvitation)).toMatchObject([{ body: { isAccepted: false } }])
  await waitFor(() => expect(screen.queryByRole('button', { name: '나중에' })).toBeNull())
  expect(stream.isDisconnected()).toBe(false)
})

test('a learner whose stream ends because a host removed them sees why', async () => {
  const { answers, stream } = await inside(aState({}), watching)
  answers(api.getRoomState, aState({}, { state: 'REMOVED', audience: null }))
  act(() => stream.change({ connection: 'ended', endReason: 'REMOVED' }))
  expect(await screen.findByText('진행자가 화상 강의실에서 내보냈어요')).toBeVisible()
})

test('hosts see who watches, page by page, invite, and withdraw', async () => {
  const mina = { userSeq: aSeq('user'), name: '미나', imageUrl: null }
  const jun = { userSeq: aSeq('user'), name: '준', imageUrl: null }
  const hands = [{ ...mina, raisedAt: now().toISOString() }]
  const state = aState({ isOnStage: true, count: 60, invited: [jun] }, { isHost: true, hands })
  const { user, answers, sentTo } = await inside(state, { ...signature, userType: 'facilitator' })
  answers(audienceApi.listAudience, { list: [mina], hasMore: true })
  await user.click(screen.getByRole('button', { name: '참여 중인 사람 61명 보기' }))
  expect(await screen.findByRole('heading', { name: '시청 60명' })).toBeVisible()
  expect(screen.getByRole('heading', { name: '무대 1명' })).toBeVisible()
  answers(audienceApi.listAudience, { list: [jun], hasMore: false })
  await user.click(await screen.findByRole('button', { name: '더 보기' }))
  expect(await screen.findByRole('button', { name: '준 님 관리' })).toBeVisible()

  answers(audienceApi.inviteToStage, null)
  answers(api.getRoomState, state)
  await user.click(screen.getByRole('button', { name: '미나 님 무대로 초대' }))
  expect(sentTo(audienceApi.inviteToStage)).toMatchObject([{ body: { userSeq: mina.userSeq } }])
  answers(audienceApi.leaveStage, null)
  answers(api.getRoomState, state)
  await user.click(screen.getByRole('button', { name: '준 님 초대 취소' }))
  expect(sentTo(audienceApi.leaveStage)).toMatchObject([{ body: { userSeq: jun.userSeq } }])
})
