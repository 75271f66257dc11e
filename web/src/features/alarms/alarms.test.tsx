import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { listAlarms, readAlarms, type Alarm } from 'contract/alarms'
import { nameOf } from 'contract/grammar'
import { aMember } from '../../testing/people.ts'
import { renderSite } from '../../testing/render-site.tsx'
import type { Seq } from 'contract/values'
import { AlarmList } from './AlarmList.tsx'

const anAlarm = (alarmSeq: number): Alarm => ({
  alarmSeq: alarmSeq as Seq<'alarm'>,
  alarmType: '20',
  content: JSON.stringify({ kind: 'joined', name: `회원${alarmSeq}` }),
  createdAt: alarmSeq > 30 ? '2026-11-20T03:00:00Z' : '2026-10-02T14:30:00Z',
  courseSeq: null,
  path: '/settings/dashboard',
})
const downFrom = (from: number, count: number) => Array.from({ length: count }, (_, at) => anAlarm(from - at))
/** The list as it opens: it is read, and having been read it is asked for once more. */
async function list(alarms: Alarm[], alarmReadSeq: number) {
  const view = renderSite(<AlarmList onGo={vi.fn()} />, { session: aMember() })
  const page = { list: alarms, badgeCount: 0, alarmReadSeq }
  view.answers(listAlarms, page)
  view.answers(readAlarms, null)
  view.answers(listAlarms, page)
  await waitFor(() =>
    expect(view.asked.map(({ name }) => name)).toEqual([listAlarms, readAlarms, listAlarms].map(nameOf)),
  )
  return view
}
afterEach(() => vi.unstubAllGlobals())

test('where there is nothing that is said, and opening the list clears the badge', async () => {
  await list([], 0)
  expect(screen.getByText('알림 내용이 없습니다.')).toBeVisible()
})

test('alarms stand by month with their moment in Seoul; what had not been read is marked', async () => {
  await list(downFrom(31, 2), 30)
  expect(screen.getByText('2026.11.20 오후 12:00')).toBeVisible()
  expect(screen.getByText('2026.10.02 오후 11:30')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(screen.getAllByRole('img', { name: '읽지 않음' })).toHaveLength(1)
})

test('an alarm that is plain text is shown as it is', async () => {
  await list([{ ...anAlarm(31), content: '내일은 쉬어요.' }], 31)
  expect(screen.getByText('내일은 쉬어요.')).toBeVisible()
})

test('scrolling to the end of a full page brings what is older than its last', async () => {
  const ends: (() => void)[] = []
  class Watcher {
    constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
      ends.push(() => tell([{ isIntersecting: true }]))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher)
  const { answers, asked } = await list(downFrom(31, 20), 31)
  answers(listAlarms, { list: downFrom(11, 1), badgeCount: 0, alarmReadSeq: 31 })
  act(() => ends.at(-1)?.())
  expect(await screen.findByText('회원11 님이 회원이 되었어요.')).toBeVisible()
  expect(asked.at(-1)?.call).toMatchObject({ query: { minSeq: 12 } })
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
})
