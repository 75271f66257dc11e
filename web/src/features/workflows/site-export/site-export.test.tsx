import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { formatBytes } from 'contract/values/bytes'
import * as api from 'contract/workflows/site-export/api'
import type { SiteExport } from 'contract/workflows/site-export/schemas'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { SiteExportScreen } from './SiteExportScreen.tsx'

const requestedAt = '2026-11-21T03:00:00Z'
const anExport = (over: Partial<SiteExport> = {}): SiteExport => ({
  siteExportSeq: aSeq('siteExport'),
  state: 'READY',
  percent: 100,
  requestedBy: '김하루',
  requestedAt,
  finishedAt: '2026-11-21T03:05:00Z',
  expiresAt: '2026-11-28T03:05:00Z',
  bytes: 5_242_880,
  sha256: 'ab'.repeat(32),
  ...over,
})
const running = {
  state: 'RUNNING',
  percent: 40,
  finishedAt: null,
  expiresAt: null,
  bytes: null,
  sha256: null,
} as const
const open = () =>
  renderSite(<SiteExportScreen />, { path: '/settings/export', session: aManager('SITE_EXPORT_CREATE') })

test('an owner reads what is in an archive and begins one', async () => {
  const site = open()
  site.answers(api.listSiteExports, { list: [], nextAt: null })
  expect(await screen.findByText('아직 내보낸 파일이 없어요')).toBeVisible()
  expect(screen.getByText(/동영상, 자료, 글, 페이지, 메뉴, 설정/)).toBeVisible()

  site.answers(api.requestSiteExport, null)
  site.answers(api.listSiteExports, { list: [anExport(running)], nextAt: '2026-11-21T04:00:00Z' })
  await site.user.click(screen.getByRole('button', { name: '내보내기 시작하기' }))

  expect(await screen.findByRole('progressbar', { name: '내보내기 진행률' })).toHaveValue(40)
  expect(screen.getByRole('button', { name: '내보내는 중' })).toBeDisabled()
})

test('a finished file is downloaded, and says until when', async () => {
  const site = open()
  site.answers(api.listSiteExports, { list: [anExport()], nextAt: '2026-11-21T04:00:00Z' })
  const card = await screen.findByRole('article')
  expect(within(card).getByText('내려받을 수 있음')).toBeVisible()
  expect(within(card).getByText(formatBytes(5_242_880))).toBeVisible()
  expect(within(card).getByText('ab'.repeat(32))).toBeVisible()
  expect(screen.getByText(/한 시간에 한 번 내보낼 수 있어요/)).toBeVisible()

  site.answers(api.openSiteExport, { url: '#file', fileName: 'site.tar' })
  await site.user.click(within(card).getByRole('button', { name: /에 내보낸 파일 내려받기$/ }))
  await waitFor(() =>
    expect(site.requests.some(({ name }) => name === nameOf(api.openSiteExport))).toBe(true),
  )
})

test('one that failed or was deleted offers no file', async () => {
  const site = open()
  site.answers(api.listSiteExports, {
    list: [
      anExport({ state: 'FAILED', expiresAt: null, bytes: null, sha256: null }),
      anExport({ state: 'DELETED' }),
    ],
    nextAt: null,
  })
  expect(await screen.findByText(/저장 공간이 부족하거나/)).toBeVisible()
  expect(screen.getByText('삭제된 날')).toBeVisible()
  expect(screen.queryByRole('button', { name: /내려받기$/ })).toBeNull()
})
