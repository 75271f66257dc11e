import { act } from '@testing-library/react'
import { startTransition, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standardKeywords } from 'contract/i18n/keywords'
import { aChannel } from '../testing/render-site.tsx'
import { openSite, SiteProvider } from './site.tsx'
import { useNow } from './use-now.ts'

const site = openSite(
  {
    channel: aChannel(),
    language: 'ko',
    origin: 'http://demo.localhost:3000',
    platformOrigin: 'http://localhost:3000',
    isByParameter: false,
    keywords: standardKeywords('ko'),
    drawnAt: '2026-11-21T03:00:00.250Z',
  },
  () => Promise.reject(new Error('nothing is asked here')),
)
const drawn: string[] = []
function Moment({ everySecond = false }) {
  const moment = useNow({ everySecond }).toISOString()
  drawn.push(moment)
  return <p>{moment}</p>
}
/** Renders the page on the server, and hydrates it in a browser seven seconds later. */
async function takeOver(shown: ReactNode) {
  const page = <SiteProvider site={site}>{shown}</SiteProvider>
  const home = document.createElement('div')
  home.innerHTML = renderToString(page)
  drawn.length = 0
  const onRecoverableError = vi.fn()
  const root = await act(() => hydrateRoot(home, page, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  return { home, root }
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T03:00:07.800Z') }))
afterEach(() => vi.useRealTimers())

test('hydration repeats the server’s time, and the next render uses the browser’s', async () => {
  const { home, root } = await takeOver(<Moment />)
  expect(drawn).toEqual(['2026-11-21T03:00:00.250Z', '2026-11-21T03:00:07.000Z'])
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(home).toHaveTextContent('2026-11-21T03:00:07.000Z')
  act(() => root.unmount())
})

test('the time ticks for components that count seconds, as long as they do', async () => {
  const { home, root } = await takeOver(<Moment everySecond />)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(home).toHaveTextContent('2026-11-21T03:00:09.000Z')
  act(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})

const PARTS = 6
/** React renders in slices of this length before it lets other work run. */
const SLICE_MS = 8
function workFor(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('many subscribers of the time are rendered in slices, between which input is handled', async () => {
  vi.useRealTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  let task = 0
  const counting = setInterval(() => (task += 1))
  const taskOf: number[] = []
  function Slow() {
    const moment = useNow()
    workFor(SLICE_MS)
    taskOf.push(task)
    return <p>{moment.toISOString()}</p>
  }
  const parts = Array.from({ length: PARTS }, (_, at) => <Slow key={at} />)
  const page = <SiteProvider site={site}>{parts}</SiteProvider>
  const home = document.createElement('div')
  home.innerHTML = renderToString(page)
  taskOf.length = 0
  let root: Root | undefined
  startTransition(() => {
    root = hydrateRoot(home, page)
  })
  await vi.waitFor(() => expect(taskOf).toHaveLength(2 * PARTS))
  expect(new Set(taskOf.slice(PARTS)).size).toBeGreaterThan(PARTS / 2)
  clearInterval(counting)
  root?.unmount()
  vi.unstubAllGlobals()
})
