import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveCourseInformation } from 'contract/teaching/courses/api'
import { nameOf } from 'contract/http/endpoint'
import { someSettings } from '../../../../testing/classes.ts'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { InformationForm } from './InformationScreen.tsx'

afterEach(() => vi.useRealTimers())

function open(overrides: Parameters<typeof someSettings>[0]) {
  const site = renderSite(<InformationForm settings={someSettings(overrides)} />, {
    session: aManager('CLASS_INFO_UPDATE'),
  })
  const sent = () =>
    site.requests.flatMap(({ name, call }) => (name === nameOf(saveCourseInformation) ? [call] : []))
  return { ...site, sent, title: screen.getByRole('textbox', { name: /^클래스 이름/ }) }
}

test('a draft is saved after a pause in typing, and continues from the stored values', async () => {
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

test('contents, packages and challenges are not called a class', () => {
  renderSite(<InformationForm settings={someSettings({ productKind: 'CONTENTS' })} />)
  expect(screen.getByRole('textbox', { name: /^이름/ })).toBeVisible()
})

test('a draft is saved on blur; a title that is too short is not saved while typing', async () => {
  const { user, title, answers, sent } = open({ state: 'DRAFT', title: '요가', subTitle: '', rowVersion: 1 })
  await user.clear(title)
  await user.tab()
  expect(sent()).toEqual([])
  expect(screen.getByText(/표시된 항목은 아직 저장되지 않았어요/)).toBeVisible()
  expect(title).toBeInvalid()

  await user.type(title, '새벽 요가')
  answers(saveCourseInformation, someSettings({ rowVersion: 2 }))
  await user.tab()
  await waitFor(() => expect(sent()).toMatchObject([{ body: { title: '새벽 요가' } }]))
  expect(await screen.findByText(/에 저장했어요/)).toBeVisible()
})

test('valid fields are saved while another is invalid, which shows its error', async () => {
  const { user, title, answers, sent } = open({ state: 'DRAFT', title: '요가', subTitle: '', rowVersion: 1 })
  await user.click(screen.getByRole('radio', { name: /^매주 반복/ }))
  await user.click(screen.getByRole('radio', { name: /^외부 사이트/ }))
  await user.clear(title)
  answers(saveCourseInformation, someSettings({ rowVersion: 2 }))
  await user.type(screen.getByRole('textbox', { name: /^부제/ }), '가볍게')
  await user.tab()

  await waitFor(() => expect(sent()).toHaveLength(1))
  const kept = { title: '요가', subTitle: '가볍게', scheduleTypeCd: 'D', openTypeCd: '00', rowVersion: 1 }
  expect(sent()).toMatchObject([{ body: kept }])
  expect(await screen.findByText('요일을 하나 이상 골라 주세요')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^여는 주소/ })).toBeInvalid()
  expect(title).toBeInvalid()
  expect(title).toHaveValue('')
  expect(screen.getByText(/나머지는 저장했어요/)).toBeVisible()

  answers(saveCourseInformation, someSettings({ rowVersion: 3 }))
  await user.click(screen.getByRole('checkbox', { name: '월' }))
  await user.tab()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({
    body: { title: '요가', scheduleTypeCd: 'R', weekdays: [1], rowVersion: 2 },
  })
})

test('a refused field does not keep the others from being saved', async () => {
  const { user, answers, sent, refusesFields } = open({
    state: 'DRAFT',
    title: '요가',
    subTitle: '',
    rowVersion: 1,
  })
  refusesFields(saveCourseInformation, { 'body.subTitle': '쓸 수 없는 말이에요.' })
  const line = screen.getByRole('textbox', { name: /^부제/ })
  await user.type(line, '나쁜 말')
  await user.tab()
  expect((await screen.findAllByText('쓸 수 없는 말이에요.')).length).toBeGreaterThan(0)

  answers(saveCourseInformation, someSettings({ rowVersion: 2 }))
  await user.type(screen.getByRole('textbox', { name: /^클래스 이름/ }), ' 교실')
  await user.tab()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ body: { title: '요가 교실', subTitle: '' } })
  expect(line).toHaveValue('나쁜 말')
  expect(line).toBeInvalid()
})

test('a concurrent save by another person is not overwritten, and the bar says so', async () => {
  const { user, title, refuses, sent } = open({ state: 'DRAFT', title: '요가', subTitle: '', rowVersion: 1 })
  refuses(saveCourseInformation, 'CLASS_STATE_CHANGED')
  await user.type(title, ' 교실')
  await user.tab()
  expect(await screen.findByText(/다른 사람이 먼저 저장했어요/)).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a public class is saved only with the button', async () => {
  const { user, title, sent } = open({ state: 'PUBLISHED', title: '요가', subTitle: '', rowVersion: 1 })
  await user.type(title, ' 교실')
  await user.tab()
  expect(sent()).toEqual([])
  expect(screen.getByRole('button', { name: '저장하기' })).toBeVisible()
})
