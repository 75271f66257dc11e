import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getAttendances, markAttendances, setTolerance } from 'contract/learning/attendance/api'
import type { AttendanceRow } from 'contract/learning/attendance/schemas'
import type { Tolerance } from 'contract/learning/attendance/presence.rules'
import { nameOf } from 'contract/http/endpoint'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { BookDialog } from './AttendanceDialog.tsx'

const row = (name: string, attendedAt: string | null = null, overrides: Partial<AttendanceRow> = {}) => ({
  attendSeq: aSeq('enrolment'),
  name,
  attendedAt,
  isMarked: false,
  insideMinutes: null,
  isLate: false,
  leftEarly: false,
  ...overrides,
})
interface BookInput {
  isOpen?: boolean
  list?: AttendanceRow[]
  tolerance?: Tolerance | null
}
function aBook({
  isOpen = true,
  list = [row('김서윤', '2026-11-21T03:05:00Z'), row('박도윤')],
  tolerance = null,
}: BookInput = {}) {
  const view = renderSite(
    <BookDialog courseSeq={aSeq('course')} itemSeq={aSeq('curriculum')} title="숲 산책" onClose={() => {}} />,
    { session: aManager('CLASS_INFO_UPDATE') },
  )
  view.answers(getAttendances, {
    title: '숲 산책',
    startAt: '2026-11-21T03:00:00Z',
    list,
    attendedCount: 1,
    isOpen,
    tolerance,
  })
  return view
}

test('marking a learner as present shows immediately', async () => {
  const view = aBook()
  const box = await screen.findByRole('checkbox', { name: '박도윤' })
  expect(screen.getByRole('checkbox', { name: '김서윤' })).toHaveProperty('checked', true)
  expect(screen.getByText('12:05 입장')).toBeVisible()
  view.answers(markAttendances, { attendedCount: 2 })
  await view.user.click(box)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('2명 중'))
  expect(view.requests).toContainEqual({
    name: nameOf(markAttendances),
    call: expect.objectContaining({
      body: expect.objectContaining({ isPresent: true }) as unknown,
    }) as unknown,
  })
})

test('before the day of the lesson staff can mark no learner, and the dialog explains why', async () => {
  aBook({ isOpen: false })
  expect(await screen.findByRole('checkbox', { name: '박도윤' })).toHaveProperty('disabled', true)
  expect(screen.getByText(/당일부터/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '모두 출석' })).toBeNull()
})

// docs/rules.md R-967
test('of a lesson in the video room the book says how long learners were inside, and who came late or left early', async () => {
  const inside = { insideMinutes: 35, isLate: true, leftEarly: true }
  aBook({ list: [row('김서윤', '2026-11-21T03:12:00Z', inside), row('박도윤')] })
  expect(await screen.findByText('12:12 입장 · 35분 참여')).toBeVisible()
  expect(screen.getByText('지각')).toBeVisible()
  expect(screen.getByText('조퇴')).toBeVisible()
})

// docs/rules.md R-1001
test('staff change what counts as late and early, in a lesson in the video room alone', async () => {
  const { user, answers, requests } = aBook({ tolerance: { lateMinutes: 10, earlyMinutes: 10 } })
  expect(await screen.findByText('10분 넘게 늦으면 지각, 10분 넘게 일찍 나가면 조퇴')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '기준 바꾸기' }))
  const late = screen.getByRole('textbox', { name: '지각 기준' })
  await user.clear(late)
  await user.type(late, '5')
  answers(setTolerance, null)
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '지각 기준' })).toBeNull())
  const sent = requests.find(({ name }) => name === nameOf(setTolerance))
  expect(sent?.call).toMatchObject({ body: { lateMinutes: 5, earlyMinutes: 10 } })
})

test('a lesson outside the video room shows no such limits', async () => {
  aBook()
  await screen.findByRole('checkbox', { name: '박도윤' })
  expect(screen.queryByRole('button', { name: '기준 바꾸기' })).toBeNull()
})
