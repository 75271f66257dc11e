import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { logEvent, trackUserEvent } from 'contract/growth/visits/api'
import { renderSite } from '../../../testing/render-site.tsx'
import { arriving, goingOn } from './visit-source.ts'
import { Visits } from './Visits.tsx'

beforeEach(() => localStorage.clear())

const reportsIn = (requests: { call: unknown }[]) =>
  requests.map(({ call }) => (call as { body: { message: string; path: string } }).body)

test('reports a first visit as a new visitor, and every page once', async () => {
  const { answers, requests, router } = renderSite(<Visits />)
  for (let at = 0; at < 3; at++) answers(trackUserEvent, null)
  await waitFor(() => expect(requests).toHaveLength(2))
  await act(() => router.navigate('/classes'))
  await waitFor(() => expect(requests).toHaveLength(3))
  await act(() => router.navigate('/classes?category=2'))

  expect(reportsIn(requests)).toMatchObject([
    { message: 'NEW_VISITOR', path: '/' },
    { message: 'PAGE_VIEW', path: '/' },
    { message: 'PAGE_VIEW', path: '/classes' },
  ])
})

test('does not report pages outside of the storefront', async () => {
  const { requests, router } = renderSite(<Visits />, { path: '/settings/course' })
  await act(() => router.navigate('/notices/4'))
  expect(requests).toEqual([])
})

test("pages of the platform itself are reported to the operator's log", async () => {
  const { answers, requests, site, router } = renderSite(<Visits />, { path: '/notices/1' })
  Object.assign(site, { channel: null })
  answers(logEvent, null)
  await act(() => router.navigate('/create_site'))
  await waitFor(() =>
    expect(reportsIn(requests)).toEqual([{ eventType: 'PAGEVIEW', message: '/create_site' }]),
  )
})

test('the referrer comes from the browser, then it is the previous page; a reload has none', () => {
  const referrer = 'https://www.google.com/'
  const first = arriving({ href: '/a', referrer, isReload: false })
  expect(first.referer).toBe(referrer)
  expect(goingOn(first, '/b').referer).toBe('/a')
  expect(goingOn(goingOn(first, '/b'), '/b').referer).toBe('/a')
  expect(arriving({ href: '/a', referrer, isReload: true }).referer).toBe('')
})
