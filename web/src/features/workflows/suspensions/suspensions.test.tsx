import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/workflows/suspensions/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { SuspensionScreen } from './SuspensionScreen.tsx'

test('managers read why the site is suspended, and object', async () => {
  const site = renderSite(<SuspensionScreen />, {
    path: '/settings/suspension',
    session: aManager('SITE_SUPPORT_UPDATE'),
  })
  const suspension = {
    siteSuspensionSeq: aSeq('site-suspension'),
    kind: 'RIGHTS' as const,
    reason: '권리자의 신고가 있었어요.',
    suspendedAt: '2026-11-21T03:00:00Z',
    liftedAt: null,
    note: null,
    appeals: [],
  }
  site.answers(api.getSuspension, { suspension })
  expect(await screen.findByText('권리자의 신고가 있었어요.')).toBeVisible()
  expect(screen.getByText(/이미 결제한 회원은 계속 볼 수 있고/)).toBeVisible()

  site.answers(api.fileAppeal, null)
  site.answers(api.getSuspension, { suspension })
  await site.user.type(screen.getByRole('textbox', { name: /내용/ }), '직접 만들었어요.')
  await site.user.click(screen.getByRole('button', { name: '이의 제기하기' }))
  await waitFor(() => expect(site.requests.some(({ name }) => name === nameOf(api.fileAppeal))).toBe(true))
})
