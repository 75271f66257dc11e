import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getLiveItem } from 'contract/learning/live/api'
import { getRoomState } from 'contract/learning/live-rooms/api'
import * as api from 'contract/learning/live-rooms/recordings.api'
import type { RecordingRow } from 'contract/learning/live-rooms/recordings.schemas'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { nameOf } from 'contract/http/endpoint'
import { liveServices } from 'contract/values/type-codes'
import { now } from '../../../../platform/clock.ts'
import { aLiveItem } from '../../../../testing/live-lessons.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { LessonRecordings } from './LessonRecordings.tsx'
import { RecordingDialog } from './RecordingDialog.tsx'
import { NoticeBefore } from './RecordingNotice.tsx'

const lessonRef = { courseSeq: aSeq('course'), itemSeq: aSeq('curriculum') }
const aState = (overrides: Partial<RoomState> = {}): RoomState => ({
  isHost: true,
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
const aRecording = (overrides: Partial<RecordingRow> = {}): RecordingRow => ({
  liveRecordingSeq: aSeq('live recording'),
  state: 'READY',
  startedAt: '2026-11-26T05:00:00.000Z',
  startedByName: '하늘',
  endedAt: '2026-11-26T06:00:00.000Z',
  endReason: 'STOPPED',
  failedReason: null,
  keptUntil: null,
  bytes: 1000,
  progress: 100,
  lesson: { curriculumSeq: aSeq('curriculum'), title: '어깨 열기', isPublished: false },
  ...overrides,
})
const namesOf = (requests: { name: string }[]) => requests.map(({ name }) => name)
const open = (screenOf: React.ReactNode) =>
  renderSite(screenOf, { session: aMember('하늘'), path: '/classes/3/live/4' })
const dialog = (state: RoomState) => (
  <RecordingDialog lessonRef={lessonRef} state={state} refresh={() => {}} onClose={() => {}} />
)

test('before the room a sentence says that it is recorded', async () => {
  const { answers } = open(<NoticeBefore lessonRef={lessonRef} />)
  answers(getRoomState, aState({ recording: { startedAt: '2026-11-26T05:00:00.000Z' } }))
  const status = await screen.findByRole('status')
  await within(status).findByText(/이 라이브는 녹화되고 있어요/)
})

test('a host starts recording; where it is impossible the button is off and the reason is shown', async () => {
  const first = open(dialog(aState()))
  first.answers(api.listRecordings, { list: [] })
  first.answers(api.startRecording, null)
  await first.user.click(await screen.findByRole('button', { name: '녹화 시작' }))
  await waitFor(() => expect(namesOf(first.requests)).toContain(nameOf(api.startRecording)))
  first.unmount()

  const second = open(dialog(aState({ recordingOff: 'NO_TRANSCODER' })))
  second.answers(api.listRecordings, { list: [] })
  expect(await screen.findByText(/ffmpeg/)).toBeDefined()
  expect(screen.getByRole('button', { name: '녹화 시작' }).matches(':disabled, [aria-disabled=true]')).toBe(
    true,
  )
})

test('staff publish a recorded lesson after they confirmed it', async () => {
  const live = aLiveItem(-70, { ...lessonRef, liveTypeCd: liveServices.videoRoom, userType: 'facilitator' })
  const { answers, user, requests } = open(<LessonRecordings lessonRef={lessonRef} />)
  answers(getLiveItem, { ...live, now: now().toISOString() })
  answers(api.listRecordings, {
    list: [
      aRecording(),
      aRecording({
        liveRecordingSeq: aSeq('live recording'),
        state: 'FAILED',
        failedReason: 'DISK_FULL',
        keptUntil: '2026-12-10T05:00:00.000Z',
        lesson: null,
        endReason: 'DISK_FULL',
      }),
    ],
  })
  answers(api.publishRecording, null)
  answers(api.retryRecording, null)
  await screen.findByText('운영진만 볼 수 있어요')
  await screen.findByText('서버 저장 공간이 부족해 멈췄어요')
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  await user.click(screen.getByRole('button', { name: '공개하기' }))
  const alert = await screen.findByRole('alertdialog')
  await user.click(within(alert).getByRole('button', { name: '공개하기' }))
  await waitFor(() => expect(namesOf(requests)).toContain(nameOf(api.publishRecording)))
  expect(namesOf(requests)).toContain(nameOf(api.retryRecording))
})
