import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveCourseInformation } from 'contract/courses'
import { nameOf } from 'contract/grammar'
import { someSettings } from '../../../testing/classes.ts'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { InformationForm } from './InformationScreen.tsx'

afterEach(() => vi.useRealTimers())

function open(known: Parameters<typeof someSettings>[0]) {
  const site = renderSite(<InformationForm settings={someSettings(known)} />, {
    session: aManager('CLASS_INFO_UPDATE'),
  })
  const sent = () =>
    site.asked.flatMap(({ name, call }) => (name === nameOf(saveCourseInformation) ? [call] : []))
  return { ...site, sent, title: screen.getByRole('textbox', { name: /^클래스 이름/ }) }
}

test('a draft saves itself once its writer is still, and goes on from what was stored', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { title, answers, sent } = open({ state: 'DRAFT', title: '요가', rowVersion: 3 })
  act(() => title.focus())
  answers(saveCourseInformation, someSettings({ rowVersion: 4 }))
  fireEvent.change(title, { target: { value: '아침 ' } })
  fireEvent.change(title, { target: { value: '아침 요가' } })
  await act(() => vi.advanceTimersByTimeAsync(2600))
  expect(sent()).toMatchObject([{ body: { title: '아침 요가', rowVersion: 3 } }])
  expect(screen.queryByRole('button', { name: '저장하기' })).toBeNull()

  answers(saveCourseInformation, someSettings({ rowVersion: 5 }))
  fireEvent.change(title, { target: { value: '저녁 요가' } })
  await act(() => vi.advanceTimersByTimeAsync(2600))
  expect(sent()[1]).toMatchObject({ body: { title: '저녁 요가', rowVersion: 4 } })
})

test('a draft is saved when a field is left; a title that is too short waits for its writer', async () => {
  const { user, title, answers, sent } = open({ state: 'DRAFT', title: '요가', rowVersion: 1 })
  await user.clear(title)
  await user.tab()
  expect(sent()).toEqual([])

  await user.type(title, '새벽 요가')
  answers(saveCourseInformation, someSettings({ rowVersion: 2 }))
  await user.tab()
  await waitFor(() => expect(sent()).toMatchObject([{ body: { title: '새벽 요가' } }]))
  expect(await screen.findByText(/에 저장했어요/)).toBeVisible()
})

test('somebody else was faster: nothing is written over, and the bar says so', async () => {
  const { user, title, refuses, sent } = open({ state: 'DRAFT', title: '요가', rowVersion: 1 })
  refuses(saveCourseInformation, 'CLASS_STATE_CHANGED')
  await user.type(title, ' 교실')
  await user.tab()
  expect(await screen.findByText(/다른 사람이 먼저 저장했어요/)).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('what everybody can see is saved by a press alone', async () => {
  const { user, title, sent } = open({ state: 'PUBLISHED', title: '요가', rowVersion: 1 })
  await user.type(title, ' 교실')
  await user.tab()
  expect(sent()).toEqual([])
  expect(screen.getByRole('button', { name: '저장하기' })).toBeVisible()
})
