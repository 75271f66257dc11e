import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/workflows/inspections/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { InspectionsScreen } from './InspectionsScreen.tsx'

test('owners allow a request, and may end it', async () => {
  const site = renderSite(<InspectionsScreen />, {
    path: '/settings/inspections',
    session: aManager('SITE_OWNER_UPDATE'),
  })
  const waiting = {
    siteInspectionSeq: aSeq('site-inspection'),
    state: 'REQUESTED' as const,
    reason: '문의 확인',
    requestedBy: '관리자',
    requestedAt: '2026-11-21T03:00:00Z',
    decidedBy: null,
    endsAt: null,
  }
  site.answers(api.listInspections, { list: [waiting] })
  expect(await screen.findByText('문의 확인')).toBeVisible()

  site.answers(api.allowInspection, null)
  const allowed = { ...waiting, state: 'ALLOWED' as const, decidedBy: '하루', endsAt: '2026-11-21T04:00:00Z' }
  site.answers(api.listInspections, { list: [allowed] })
  await site.user.click(screen.getByRole('button', { name: '한 시간 허용하기' }))
  expect(await screen.findByRole('button', { name: '지금 끝내기' })).toBeVisible()
  await waitFor(() =>
    expect(site.requests.some(({ name }) => name === nameOf(api.allowInspection))).toBe(true),
  )
})
