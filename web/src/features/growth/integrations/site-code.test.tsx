import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/growth/integrations/site-code.api'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { SiteCodeReview } from './site-code.api.ts'
import { SiteCodeListScreen } from './SiteCodeListScreen.tsx'
import { SiteCodeScreen } from './SiteCodeScreen.tsx'

const aReview = (overrides: Partial<SiteCodeReview> = {}): SiteCodeReview => ({
  siteCodeReviewSeq: aSeq('site code review'),
  channelSeq: aSeq('channel'),
  siteName: '온결요가',
  siteUrl: 'http://demo.localhost:3000',
  version: 2,
  status: 'REQUESTED',
  requestedBy: '윤하늘',
  requestedAt: '2026-11-21T00:00:00Z',
  reason: null,
  decidedBy: null,
  decidedAt: null,
  isRunning: false,
  ...overrides,
})
const needs = { inlineScripts: 1, scriptHosts: ['cdn.example.com'], talkHosts: [] }
const code = (version: number, head: string) => ({ version, head, body: '', moreHosts: [], needs })

test('the operator sees waiting code with its site, and when code needs no approval', async () => {
  const site = renderSite(<SiteCodeListScreen />, { path: '/admin/site-code' })
  site.answers(api.listSiteCode, { list: [aReview()], total: 1, policy: 'free' })
  expect(await screen.findByRole('link', { name: /온결요가/ })).toBeVisible()
  expect(screen.getByText('지금은 확인 없이 바로 실행돼요')).toBeVisible()
})

const open = (review = aReview()) => {
  const path = `/admin/site-code/${review.siteCodeReviewSeq}`
  const site = renderSite(<SiteCodeScreen />, { path, route: '/admin/site-code/:siteCodeReviewSeq' })
  const running = code(1, '<script>one</script>\nsame')
  site.answers(api.getSiteCode, { review, code: code(2, '<script>two</script>\nsame'), running })
  return site
}

test('shows code as text, with the differences from the running version', async () => {
  open()
  expect(await screen.findByRole('region', { name: '머리 부분 (head)' })).toHaveTextContent(
    '<script>two</script>',
  )
  expect(screen.getByText('추가').nextElementSibling).toHaveTextContent('<script>two</script>')
  expect(screen.getByText('삭제').nextElementSibling).toHaveTextContent('<script>one</script>')
  expect(screen.getByText('cdn.example.com')).toBeVisible()
  expect(document.querySelector('main script')).toBeNull()
})

test('the operator can refuse code only with a reason', async () => {
  const site = open()
  await site.user.click(await screen.findByRole('button', { name: '거절하기' }))
  const reason = screen.getByRole('textbox', { name: /사유/ })
  const refuse = screen.getAllByRole('button', { name: '거절하기' }).at(-1)
  if (!refuse) throw new Error('no button')
  expect(refuse).toBeDisabled()
  await site.user.type(reason, '모르는 주소예요.')
  site.answers(api.refuseSiteCode, null)
  await site.user.click(refuse)
  await waitFor(() => expect(site.router.state.location.pathname).toBe('/admin/site-code'))
  const sent = site.requests.find(({ name }) => name === nameOf(api.refuseSiteCode))
  expect(sent?.call).toMatchObject({ body: { reason: '모르는 주소예요.' } })
})

test('the operator can revoke an approval, and nothing else', async () => {
  open(
    aReview({ status: 'ALLOWED', isRunning: true, decidedBy: '관리자', decidedAt: '2026-11-21T01:00:00Z' }),
  )
  expect(await screen.findByRole('button', { name: '허용 취소하기' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '허용하기' })).toBeNull()
  expect(screen.queryByRole('button', { name: '거절하기' })).toBeNull()
})
