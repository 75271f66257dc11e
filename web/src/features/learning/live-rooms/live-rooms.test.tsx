import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as api from 'contract/learning/live-rooms/api'
import type { Poll, RoomMessage, RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import { logEvent } from 'contract/growth/visits/api'
import { getLiveItem } from 'contract/learning/live/api'
import type { LiveItem } from 'contract/learning/live/schemas'
import { issueTicket } from 'contract/messaging/realtime/api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { liveServices } from 'contract/values/type-codes'
import { now } from '../../../platform/clock.ts'
import { aParticipant, fakeMediaRoom } from '../../../testing/participants.ts'
import { aLiveItem, aRoomMessage } from '../../../testing/live-lessons.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { RoomPage } from './LiveRoomScreen.tsx'

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
  sources: ['camera', 'microphone', 'screen_share', 'screen_share_audio'],
  port: 7882,
  liveGroupSeq: null,
}
const aState = (overrides: Partial<RoomState> = {}): RoomState => ({
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
  audience: null,
  ...overrides,
})
const me = aParticipant('me', { name: '서윤', userSeq: mySeq, isLocal: true })
const host = aParticipant('host', { name: '하늘', userType: 'facilitator' })

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

function withDevices(getUserMedia: () => Promise<MediaStream>) {
  const value = {
    getUserMedia,
    enumerateDevices: () => Promise.resolve([]),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }
  Object.defineProperty(navigator, 'mediaDevices', { value, configurable: true })
}

function open(live: LiveItem) {
  const media = fakeMediaRoom([me, host])
  const view = renderSite(
    <RoomPage
      lessonRef={live}
      openMedia={() => Promise.resolve(media.room)}
      tryNetwork={() => Promise.resolve('FINE')}
    />,
    {
      session,
      path: `/classes/${live.courseSeq}/live/${live.itemSeq}`,
    },
  )
  view.answers(getLiveItem, { ...live, now: now().toISOString() })
  view.refuses(issueTicket, 'TOO_MANY_REQUESTS')
  const sentTo = (endpoint: Endpoint) =>
    view.requests.flatMap(({ name, call }) => (name === nameOf(endpoint) ? [call] : []))
  return { ...view, media, sentTo }
}
/** Inside, with these messages. */
async function inside(live: LiveItem, state: RoomState, messages: RoomMessage[] = []) {
  const view = open(live)
  view.answers(api.enterRoom, state)
  view.answers(api.getRoomSignature, signature)
  view.answers(api.listRoomMessages, { list: messages })
  await view.user.click(await screen.findByRole('button', { name: /입장하기/ }))
  await screen.findByRole('region', { name: '화상 강의실 조작' })
  return view
}

test('before the join window the page says when it opens', async () => {
  open(aLiveItem(300))
  expect(await screen.findByText(/시작 30분 전부터 입장할 수 있어요/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /입장하기/ })).toBeNull()
})

test('after the lesson nobody enters', async () => {
  open(aLiveItem(-120))
  expect(await screen.findByText('끝난 라이브예요')).toBeVisible()
})

test('a lesson in another service leads to the classroom', async () => {
  const live = aLiveItem(10, { liveTypeCd: liveServices.zoom })
  const { router } = open(live)
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/classes/${live.courseSeq}/classroom/${live.itemSeq}`),
  )
})

test.each([
  ['NotAllowedError', /브라우저에서 사용이 차단되어 있어요/],
  ['NotFoundError', /연결된 장치가 없어요/],
  ['NotReadableError', /다른 프로그램이 사용하고 있어요/],
])('%s says what to do, and the user enters without devices', async (name, text) => {
  withDevices(() => Promise.reject(new DOMException('no', name)))
  open(aLiveItem(10))
  expect(await screen.findAllByText(text)).toHaveLength(2)
  expect(screen.getByRole('button', { name: '카메라와 마이크 없이 입장하기' })).toBeVisible()
})

test('a switched off camera is stored for the next time', async () => {
  withDevices(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  const { user, unmount } = open(aLiveItem(10))
  await user.click(await screen.findByRole('button', { name: '카메라', pressed: true }))
  unmount()
  open(aLiveItem(10))
  expect(await screen.findByRole('button', { name: '카메라', pressed: false })).toBeVisible()
  expect(screen.getByText('카메라를 끄고 입장해요')).toBeVisible()
})

test('a learner waits until admitted', async () => {
  const { user, answers } = open(aLiveItem(10))
  answers(api.enterRoom, aState({ state: 'WAITING' }))
  await user.click(await screen.findByRole('button', { name: /입장하기/ }))
  expect(await screen.findByText('진행자의 승인을 기다리고 있어요')).toBeVisible()
})

// docs/rules.md R-1350
test('who enters while the media process starts is inside by themselves', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { answers, refuses } = open(aLiveItem(-5))
  refuses(api.enterRoom, 'VIDEO_ROOM_STARTING')
  answers(api.enterRoom, aState())
  answers(api.getRoomSignature, signature)
  answers(api.listRoomMessages, { list: [] })
  fireEvent.click(await screen.findByRole('button', { name: /입장하기/ }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await screen.findByRole('region', { name: '화상 강의실 조작' })).toBeVisible()
})

// docs/rules.md R-963
test('a second device asks before it takes over', async () => {
  const { user, answers, sentTo } = open(aLiveItem(-5))
  answers(api.enterRoom, aState({ isOnOtherDevice: true }))
  answers(api.getRoomSignature, signature)
  answers(api.listRoomMessages, { list: [] })
  await user.click(await screen.findByRole('button', { name: /입장하기/ }))
  expect(await screen.findByText('다른 기기에서 참여 중이에요. 여기서 계속할까요?')).toBeVisible()
  expect(sentTo(api.getRoomSignature)).toEqual([])
  answers(api.enterRoom, aState({ isOnOtherDevice: true }))
  await user.click(screen.getByRole('button', { name: '여기서 계속하기' }))
  await screen.findByRole('region', { name: '화상 강의실 조작' })
  expect(sentTo(api.getRoomSignature)).toMatchObject([{ query: { takeOver: 'Y' } }])
})

test.each([
  ['DECLINED', '진행자가 입장을 거절했어요'],
  ['REMOVED', '진행자가 화상 강의실에서 내보냈어요'],
  ['LOCKED', '진행자가 화상 강의실을 잠갔어요'],
] as const)('%s: the page says so', async (state, text) => {
  const { user, answers } = open(aLiveItem(10))
  answers(api.enterRoom, aState({ state }))
  await user.click(await screen.findByRole('button', { name: /입장하기/ }))
  expect(await screen.findByText(text)).toBeVisible()
})

const toastInset = () => document.documentElement.style.getPropertyValue('--toasts-inset')
test('inside the user sees the others, mutes, raises a hand and leaves', async () => {
  const { user, media, answers, sentTo } = await inside(aLiveItem(-5), aState())
  expect(screen.getByRole('group', { name: '하늘' })).toBeVisible()
  expect(media.shown()).toEqual(['host:camera', 'me:camera'])
  await user.click(screen.getByRole('button', { name: '마이크' }))
  expect(media.calls).toEqual(['microphone true'])

  answers(api.raiseHand, null)
  const raised = { userSeq: mySeq, name: '서윤', imageUrl: null, raisedAt: now().toISOString() }
  answers(api.getRoomState, aState({ hands: [raised] }))
  await user.click(screen.getByRole('button', { name: '손들기' }))
  expect(await screen.findByText(/손을 들었어요/)).toBeVisible()
  expect(sentTo(api.raiseHand)).toMatchObject([{ body: { isRaised: true } }])

  expect(toastInset()).toMatch(/px auto auto/)
  await user.click(screen.getByRole('button', { name: '나가기' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '나가기' }))
  expect(await screen.findByText('화상 강의실에서 나왔어요')).toBeVisible()
  expect(media.isDisconnected()).toBe(true)
  expect(toastInset()).toBe('')
})

test('who comes and goes is announced; a lost connection is shown until it is back', async () => {
  const { media } = await inside(aLiveItem(-5), aState())
  act(() => media.change({ participants: [me, host, aParticipant('jun', { name: '준' })] }))
  expect(await screen.findByText('준 님이 들어왔어요.')).toBeInTheDocument()
  act(() => media.change({ connection: 'reconnecting', participants: [me, host] }))
  expect(screen.getByText('준 님이 나갔어요.')).toBeInTheDocument()
  expect(screen.getByText(/다시 연결하고 있어요/)).toBeVisible()
  act(() => media.change({ connection: 'ended', endReason: 'REPLACED' }))
  expect(await screen.findByText('다른 기기에서 이어서 참여하고 있어요')).toBeVisible()
})

test('messages are read and written, also to the hosts alone', async () => {
  const { user, answers, sentTo } = await inside(aLiveItem(-5), aState(), [
    aRoomMessage('매트를 준비해 주세요.'),
  ])
  await user.click(screen.getByRole('button', { name: '채팅' }))
  expect(await screen.findByText('매트를 준비해 주세요.')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: /진행자에게만/ }))
  answers(api.sendRoomMessage, aRoomMessage('허리가 아파요', { isMine: true, isForHosts: true }))
  await user.type(screen.getByRole('textbox', { name: '진행자에게만 질문하기' }), '허리가 아파요{Enter}')
  expect(await screen.findByText('비공개 질문')).toBeVisible()
  expect(sentTo(api.sendRoomMessage)).toMatchObject([
    { body: { content: '허리가 아파요', isForHosts: true } },
  ])
})

test('a message that could not be sent stays in its field', async () => {
  const { user, refuses } = await inside(aLiveItem(-5), aState())
  await user.click(screen.getByRole('button', { name: '채팅' }))
  refuses(api.sendRoomMessage, 'TOO_MANY_REQUESTS')
  const field = screen.getByRole('textbox', { name: '모두에게 메시지 보내기' })
  await user.type(field, '안녕하세요{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('안녕하세요')
})

test('a host admits those who wait, and removes a learner after a question', async () => {
  const person = { userSeq: aSeq('user'), name: '세린', imageUrl: null }
  const waiting = [{ ...person, requestedAt: now().toISOString() }]
  const live = aLiveItem(-5, { userType: 'facilitator' })
  const { user, answers, sentTo, media } = await inside(live, aState({ isHost: true, waiting }))
  const jun = aParticipant('jun', { name: '준' })
  act(() => media.change({ participants: [{ ...me, userType: 'facilitator' }, jun] }))
  expect(screen.getByText('세린 님이 대기실에서 기다려요.')).toBeVisible()
  answers(api.admitToRoom, null)
  answers(api.getRoomState, aState({ isHost: true }))
  await user.click(screen.getByRole('button', { name: '세린 님 입장' }))
  await waitFor(() => expect(sentTo(api.admitToRoom)).toMatchObject([{ body: { userSeq: person.userSeq } }]))

  await user.click(screen.getByRole('button', { name: /사람 2명 보기/ }))
  await user.click(screen.getByRole('button', { name: '준 님 관리' }))
  await user.click(await screen.findByRole('menuitem', { name: '내보내기' }))
  answers(api.removeFromRoom, null)
  answers(api.getRoomState, aState({ isHost: true }))
  const question = screen.getByRole('alertdialog', { name: '준 님을 내보낼까요?' })
  await user.click(within(question).getByRole('button', { name: '내보내기' }))
  await waitFor(() => expect(sentTo(api.removeFromRoom)).toMatchObject([{ body: { userSeq: jun.userSeq } }]))
})

// docs/rules.md R-1000
test('a host lets a removed learner in again after a question', async () => {
  const jun = { userSeq: aSeq('user'), name: '준', imageUrl: null, removedAt: now().toISOString() }
  const live = aLiveItem(-5, { userType: 'facilitator' })
  const { user, answers, sentTo } = await inside(live, aState({ isHost: true, removed: [jun] }))
  await user.click(screen.getByRole('button', { name: /사람 2명 보기/ }))
  expect(screen.getByRole('heading', { name: '내보낸 사람 1명' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '준 님 다시 허용' }))
  answers(api.readmitToRoom, null)
  answers(api.getRoomState, aState({ isHost: true }))
  const question = screen.getByRole('alertdialog', { name: '준 님이 다시 들어올 수 있게 할까요?' })
  await user.click(within(question).getByRole('button', { name: '다시 허용' }))
  await waitFor(() => expect(sentTo(api.readmitToRoom)).toMatchObject([{ body: { userSeq: jun.userSeq } }]))
  await waitFor(() => expect(screen.queryByRole('heading', { name: '내보낸 사람 1명' })).toBeNull())
})

test('in the waiting list of hosts a learner sees nothing to moderate', async () => {
  const { user } = await inside(aLiveItem(-5), aState())
  await user.click(screen.getByRole('button', { name: /사람 2명 보기/ }))
  expect(screen.queryByRole('button', { name: /관리/ })).toBeNull()
})

test('Alt and a letter work without the pointer, and are listed', async () => {
  const { user, media } = await inside(aLiveItem(-5), aState())
  await user.keyboard('{Alt>}m{/Alt}')
  expect(media.calls).toEqual(['microphone true'])
  await user.click(screen.getByRole('button', { name: '더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '단축키 보기' }))
  expect(within(screen.getByRole('dialog', { name: '단축키' })).getByText('Alt + M')).toBeVisible()
})

const aPoll = (overrides: Partial<Poll> = {}): Poll => ({
  livePollSeq: aSeq('live poll'),
  question: '어디가 뻐근한가요?',
  choices: ['목', '어깨'],
  isClosed: false,
  myChoice: null,
  voteCount: 3,
  votes: null,
  ...overrides,
})

// docs/rules.md R-969
test('a learner is led to an open poll, votes, and then sees the votes', async () => {
  const poll = aPoll()
  const { user, answers, sentTo } = await inside(aLiveItem(-5), aState({ poll }))
  await user.click(screen.getByRole('button', { name: '투표하기' }))
  expect(screen.queryByText(/%/)).toBeNull()
  answers(api.votePoll, null)
  const voted = { ...poll, myChoice: 1, voteCount: 4, votes: [1, 3] }
  answers(api.getRoomState, aState({ poll: voted }))
  await user.click(screen.getByRole('button', { name: '어깨' }))
  expect(await screen.findByText('3명 (75%)')).toBeVisible()
  expect(sentTo(api.votePoll)).toMatchObject([
    { params: { livePollSeq: poll.livePollSeq }, body: { choice: 1 } },
  ])
})

test('a host puts a poll and closes it', async () => {
  const live = aLiveItem(-5, { userType: 'facilitator' })
  const { user, answers, sentTo } = await inside(live, aState({ isHost: true }))
  await user.click(screen.getByRole('button', { name: '더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '투표' }))
  await user.click(screen.getByRole('button', { name: '투표 시작' }))
  expect(screen.getByText(/보기를 두 개 이상/)).toBeVisible()
  await user.type(screen.getByLabelText('질문'), '어디가 뻐근한가요?')
  await user.type(screen.getByLabelText('보기 1'), '목')
  await user.type(screen.getByLabelText('보기 2'), '어깨')
  const poll = aPoll({ votes: [1, 2] })
  answers(api.openPoll, { livePollSeq: poll.livePollSeq })
  answers(api.getRoomState, aState({ isHost: true, poll }))
  await user.click(screen.getByRole('button', { name: '투표 시작' }))
  expect(sentTo(api.openPoll)).toMatchObject([{ body: { choices: ['목', '어깨'] } }])
  answers(api.closePoll, null)
  answers(api.getRoomState, aState({ isHost: true, poll: { ...poll, isClosed: true } }))
  await user.click(await screen.findByRole('button', { name: '투표 마감' }))
  expect(await screen.findByRole('button', { name: '새 투표 만들기' })).toBeVisible()
})

test('a declined learner requests again', async () => {
  const { user, answers } = open(aLiveItem(10))
  answers(api.enterRoom, aState({ state: 'DECLINED' }))
  await user.click(await screen.findByRole('button', { name: /입장하기/ }))
  answers(api.enterRoom, aState({ state: 'WAITING' }))
  await user.click(await screen.findByRole('button', { name: '다시 요청하기' }))
  expect(await screen.findByText('진행자의 승인을 기다리고 있어요')).toBeVisible()
})

const aTimer = (seconds: number) => ({
  endsAt: new Date(now().getTime() + seconds * 1000).toISOString(),
  leftSeconds: null,
})
/** Counts how often a sound is played. */
function countSounds() {
  const sounds = vi.fn(function noSpeaker() {
    throw new Error('no speaker')
  })
  vi.stubGlobal('AudioContext', sounds)
  return sounds
}

// docs/rules.md R-1004
test('everybody sees the timer; its end is heard once, and announced', async () => {
  const sounds = countSounds()
  await inside(aLiveItem(-5), aState({ timer: aTimer(1) }))
  expect(screen.getByRole('timer', { name: /타이머 .* 남음/ })).toBeVisible()
  expect(await screen.findByText('시간 종료', {}, { timeout: 3000 })).toBeVisible()
  expect(await screen.findByText('타이머 시간이 다 됐어요.')).toBeInTheDocument()
  expect(sounds).toHaveBeenCalledOnce()
})

test('who switched sounds off sees the end of the timer', async () => {
  const sounds = countSounds()
  const { user } = await inside(aLiveItem(-5), aState({ timer: aTimer(2) }))
  await user.click(screen.getByRole('button', { name: '더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '알림 소리 끄기' }))
  expect(await screen.findByText('시간 종료', {}, { timeout: 4000 })).toBeVisible()
  expect(sounds).not.toHaveBeenCalled()
})

test('a host starts a timer, pauses it, adds a minute and ends it', async () => {
  const { user, answers, sentTo } = await inside(
    aLiveItem(-5, { userType: 'facilitator' }),
    aState({ isHost: true }),
  )
  await user.click(screen.getByRole('button', { name: '더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '타이머' }))
  const settle = (timer: RoomState['timer']) => {
    answers(api.setRoomTimer, null)
    answers(api.getRoomState, aState({ isHost: true, timer }))
  }
  settle(aTimer(180))
  await user.click(screen.getByRole('button', { name: '3분' }))
  await user.click(await screen.findByRole('button', { name: /타이머 .* 남음/ }))
  settle({ endsAt: null, leftSeconds: 170 })
  await user.click(screen.getByRole('button', { name: '일시정지' }))
  expect(await screen.findByRole('button', { name: '이어서' })).toBeVisible()
  settle({ endsAt: null, leftSeconds: 230 })
  await user.click(screen.getByRole('button', { name: '1분 더' }))
  expect(await screen.findByRole('timer', { name: '타이머 3:50 남음' })).toBeVisible()
  settle(null)
  await user.click(screen.getByRole('button', { name: '끝내기' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /남음/ })).toBeNull())
  expect(sentTo(api.setRoomTimer)).toMatchObject([
    { body: { command: 'START', seconds: 180 } },
    { body: { command: 'PAUSE' } },
    { body: { command: 'ADD_MINUTE' } },
    { body: { command: 'END' } },
  ])
})

test('the large picture stands in a small window, which follows the stage; without one there is no such entry', async () => {
  const attach = vi.fn()
  const detach = vi.fn()
  const request = vi.fn(() => Promise.resolve())
  Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: request })
  const { user, media } = await inside(aLiveItem(-5), aState())
  const more = async () => user.click(screen.getByRole('button', { name: '더보기' }))
  const camera = { attach, detach }
  act(() => media.change({ participants: [me, { ...host, isCameraOn: true, camera }] }))
  await more()
  expect(screen.queryByRole('menuitem', { name: '작은 창으로 보기' })).toBeNull()
  await user.keyboard('{Escape}')
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })
  act(() => media.change({ participants: [me, { ...host, isCameraOn: true, camera }] }))
  await more()
  attach.mockClear()
  await user.click(screen.getByRole('menuitem', { name: '작은 창으로 보기' }))
  const [video] = attach.mock.calls[0] ?? []
  expect(video).toBeInstanceOf(HTMLVideoElement)
  act(() => void video.dispatchEvent(new Event('loadedmetadata')))
  expect(request).toHaveBeenCalledOnce()
  const other = { attach: vi.fn(), detach: vi.fn() }
  act(() => media.change({ participants: [me, { ...host, isCameraOn: true, camera: other }] }))
  expect(detach).toHaveBeenCalledWith(video)
  expect(other.attach).toHaveBeenCalledWith(video)
  act(() => void video.dispatchEvent(new Event('leavepictureinpicture')))
  expect(other.detach).toHaveBeenCalledWith(video)
  Reflect.deleteProperty(document, 'pictureInPictureEnabled')
})

// docs/rules.md R-968
test('who saves data reads why nobody is seen, and sees everybody again', async () => {
  const { user, media } = await inside(aLiveItem(-5), aState())
  act(() => media.change({ participants: [me, { ...host, isCameraOn: true }] }))
  const stage = screen.getByRole('group', { name: host.name })
  expect(within(stage).queryByText('데이터를 아끼려고 소리만 듣고 있어요.')).toBeNull()
  await user.click(screen.getByRole('button', { name: '더보기' }))
  await user.click(screen.getByRole('menuitem', { name: '데이터 절약 (소리만 듣기)' }))
  expect(within(stage).getByText('데이터를 아끼려고 소리만 듣고 있어요.')).toBeVisible()
  await user.click(within(stage).getByRole('button', { name: '영상 다시 보기' }))
  expect(media.shown()).toContain(`${host.identity}:camera`)
  expect(within(stage).queryByText('데이터를 아끼려고 소리만 듣고 있어요.')).toBeNull()
})

// docs/rules.md R-994
test('a user whose network blocks the media reads why and what to do, is counted, and goes on by chat or tries again', async () => {
  const { user, media, answers, sentTo } = await inside(aLiveItem(-5), aState())
  answers(logEvent, null)
  act(() => media.change({ connection: 'failed', problem: 'BLOCKED' }))
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText(/방화벽이 화면과 소리\(UDP\)를 막고 있어요/)).toBeVisible()
  expect(within(alert).getByText(/UDP 7882번 포트/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '마이크' })).toBeNull()
  await waitFor(() => expect(sentTo(logEvent)).toMatchObject([{ body: { eventType: 'LIVE_BLOCKED' } }]))
  await user.click(screen.getByRole('button', { name: '채팅으로만 참여' }))
  expect(screen.getByText('채팅으로만 참여하고 있어요')).toBeVisible()
  expect(await screen.findByRole('textbox', { name: '모두에게 메시지 보내기' })).toBeVisible()
  answers(api.getRoomSignature, signature)
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(sentTo(api.getRoomSignature)).toHaveLength(2))
})

test('who loses the connection often is offered sound alone; a device that did not start says why', async () => {
  const { user, media, answers } = await inside(aLiveItem(-5), aState())
  answers(logEvent, null)
  act(() => media.change({ problem: 'WEAK' }))
  await user.click(screen.getByRole('button', { name: '소리만 듣기' }))
  expect(media.shown()).toEqual([])
  expect(media.calls).toEqual(['camera false'])
  act(() => media.change({ problem: null, deviceProblem: { source: 'microphone', reason: 'BUSY' } }))
  expect(screen.getByText('마이크를 켜지 못했어요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '다시 켜기' }))
  expect(media.calls).toEqual(['camera false', 'microphone true'])
  expect(screen.queryByText('마이크를 켜지 못했어요.')).toBeNull()
})
