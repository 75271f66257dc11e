import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import * as groupsApi from 'contract/learning/live-rooms/groups.api'
import type { OpenGroups, RoomGroup } from 'contract/learning/live-rooms/groups.schemas'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { now } from '../../../../platform/clock.ts'
import { aMember } from '../../../../testing/people.ts'
import { aParticipant } from '../../../../testing/participants.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { GroupBar } from './GroupBar.tsx'
import { GroupsPanel } from './GroupsPanel.tsx'
import { useCommands } from './use-commands.ts'
import { useGroups } from './use-groups.ts'

const lessonRef = { courseSeq: aSeq('course'), itemSeq: aSeq('curriculum') }
const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString()
const aGroup = (number: number, overrides: Partial<RoomGroup> = {}): RoomGroup => ({
  liveGroupSeq: aSeq('live group'),
  number,
  isHelpRequested: false,
  people: [],
  ...overrides,
})
const someGroups = (overrides: Partial<OpenGroups> = {}): OpenGroups => ({
  opensAt: inSeconds(-60),
  closesAt: null,
  mine: null,
  isHelpRequested: false,
  next: null,
  list: [],
  unassigned: [],
  ...overrides,
})
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
const [mina, jun] = [aParticipant('mina', { name: '미나' }), aParticipant('jun', { name: '준' })]
const participants = [aParticipant('me', { isLocal: true, userType: 'facilitator' }), mina, jun]

let show: (state: RoomState) => void = () => {}
function Groups({ first }: { first: RoomState }) {
  const [state, setState] = useState(first)
  useEffect(() => {
    show = setState
  }, [])
  const commands = useCommands(lessonRef, () => {})
  const { view, sentence } = useGroups(state, 0)
  return (
    <>
      <GroupBar view={view} state={state} commands={commands} onShow={null} />
      <p role="status">{sentence}</p>
      <p>{view?.notice && `${view.notice.seconds} ${view.notice.name}`}</p>
      {state.isHost && <GroupsPanel {...{ lessonRef, view, participants, commands }} refresh={() => {}} />}
    </>
  )
}
function open(state: RoomState) {
  const view = renderSite(<Groups first={state} />, { session: aMember() })
  const sentTo = (endpoint: Endpoint) =>
    view.requests.flatMap(({ name, call }) => (name === nameOf(endpoint) ? [call] : []))
  return { ...view, sentTo }
}

// docs/rules.md R-991
test('a host divides people by chance and by hand, with a time', async () => {
  const { user, answers, sentTo } = open(aState({ isHost: true, mayDivide: true }))
  const [minas, juns] = [screen.getByLabelText('미나 님의 조'), screen.getByLabelText('준 님의 조')]
  const chosen = [minas, juns].map((one) => (one as HTMLSelectElement).value)
  expect(new Set(chosen)).toEqual(new Set(['0', '1']))
  await user.selectOptions(minas, '2조')
  await user.selectOptions(juns, '배정 안 함')
  await user.click(screen.getByRole('switch', { name: /시간 정하기/ }))
  answers(groupsApi.openGroups, null)
  await user.click(screen.getByRole('button', { name: '조 열기' }))
  await waitFor(() =>
    expect(sentTo(groupsApi.openGroups)).toMatchObject([
      { body: { groups: [[], [mina.userSeq]], minutes: 10 } },
    ]),
  )
})

test('why groups could not be opened is said beside the button', async () => {
  const { user, refuses } = open(aState({ isHost: true, mayDivide: true }))
  refuses(groupsApi.openGroups, 'LIVE_GROUPS_OPEN')
  await user.click(screen.getByRole('button', { name: '조 열기' }))
  expect(await screen.findByText('LIVE_GROUPS_OPEN')).toBeVisible()
})

// docs/rules.md
test('a host sees who needs help, enters, moves people and brings all back', async () => {
  const person = { userSeq: mina.userSeq, name: '미나', imageUrl: null, isInside: false }
  const [first, second] = [aGroup(1, { people: [person], isHelpRequested: true }), aGroup(2)]
  const { user, answers, sentTo } = open(
    aState({ isHost: true, mayDivide: true, groups: someGroups({ list: [first, second] }) }),
  )
  expect(screen.getByText('옮기는 중')).toBeVisible()
  answers(groupsApi.requestHelp, null)
  await user.click(screen.getByRole('button', { name: '1조의 도움 요청 확인' }))
  answers(groupsApi.visitGroup, null)
  await user.click(screen.getByRole('button', { name: '1조에 들어가기' }))
  await user.click(screen.getByRole('button', { name: '미나 님 옮기기' }))
  answers(groupsApi.moveToGroup, null)
  await user.click(await screen.findByRole('menuitem', { name: '2조로 옮기기' }))
  answers(groupsApi.closeGroups, null)
  await user.click(screen.getByRole('button', { name: '모두 불러오기' }))
  await waitFor(() => expect(sentTo(groupsApi.closeGroups)).toHaveLength(1))
  expect([groupsApi.requestHelp, groupsApi.visitGroup, groupsApi.moveToGroup].map(sentTo)).toMatchObject([
    [{ body: { isRequested: false, liveGroupSeq: first.liveGroupSeq } }],
    [{ body: { liveGroupSeq: first.liveGroupSeq } }],
    [{ body: { userSeq: mina.userSeq, liveGroupSeq: second.liveGroupSeq } }],
  ])
})

test('a learner reads before a move where it leads, calls a host, and reads that groups are not recorded', async () => {
  const mine = { liveGroupSeq: aSeq('live group'), number: 3 }
  const before = someGroups({ next: { at: inSeconds(4.5), group: mine } })
  const { user, answers, sentTo } = open(aState({ groups: before }))
  expect(screen.getByText('5 3조')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('5초 뒤 3조로 옮겨집니다.')
  const recording = { startedAt: now().toISOString() }
  act(() => show(aState({ recording, groups: someGroups({ mine }) })))
  expect(screen.getByRole('status')).toHaveTextContent('3조로 옮겨졌어요.')
  const bar = screen.getByRole('region', { name: '조별 활동 중' })
  expect(within(bar).getByText(/조 활동은 녹화되지 않아요/)).toBeVisible()
  answers(groupsApi.requestHelp, null)
  await user.click(within(bar).getByRole('button', { name: '진행자 부르기' }))
  await waitFor(() =>
    expect(sentTo(groupsApi.requestHelp)).toMatchObject([
      { body: { isRequested: true, liveGroupSeq: null } },
    ]),
  )
})
