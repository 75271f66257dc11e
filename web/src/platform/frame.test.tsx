import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSession } from 'contract/people/sessions/api'
import { nameOf } from 'contract/http/endpoint'
import { renderSite } from '../testing/render-site.tsx'
import { Frame } from './Frame.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

/** Renders the frame around a page; `moveTo` navigates to another page after a number of seconds. */
async function frame() {
  const view = renderSite(<Frame />, { path: '/classes' })
  await wait(0)
  const times = () => view.requests.filter(({ name }) => name === nameOf(getSession)).length
  async function moveTo(path: string, { after }: { after: number }) {
    await wait(after)
    await act(() => view.router.navigate(path))
    await wait(0)
  }
  return { times, moveTo }
}

test('fetches the session on arrival and on navigation, but not at every step', async () => {
  const { times, moveTo } = await frame()
  expect(times()).toBe(1)
  await moveTo('/notices', { after: 10 })
  expect(times()).toBe(1)
  await moveTo('/notices?page=2', { after: 25 })
  expect(times()).toBe(1)
  await moveTo('/intro', { after: 0 })
  expect(times()).toBe(2)
})

test('fetches the session again on return to the page', async () => {
  const { times } = await frame()
  await wait(31)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await wait(0)
  expect(times()).toBe(2)
})

test('announces the title of a page after navigation', async () => {
  const { moveTo } = await frame()
  document.title = '공지사항'
  expect(screen.queryByText('공지사항')).toBeNull()
  await moveTo('/notices', { after: 0 })
  expect(screen.getByText('공지사항')).toBeInTheDocument()
})
