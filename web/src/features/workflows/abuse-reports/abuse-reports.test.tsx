import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/workflows/abuse-reports/api'
import { renderSite } from '../../../testing/render-site.tsx'
import { ReportSiteScreen } from './ReportSiteScreen.tsx'

test('anybody reports the page at which they were', async () => {
  const site = renderSite(<ReportSiteScreen />, { path: '/report?path=%2Fclasses%2F3' })
  await site.user.click(screen.getByRole('radio', { name: '거짓 판매나 사기' }))
  await site.user.type(screen.getByRole('textbox', { name: /^내용/ }), '연락이 안 돼요.')
  site.answers(api.reportSite, null)
  await site.user.click(screen.getByRole('button', { name: '신고하기' }))
  expect(await screen.findByText('신고를 보냈어요')).toBeVisible()
  expect(site.requests.find(({ name }) => name === nameOf(api.reportSite))).toMatchObject({
    call: { body: { kind: 'FRAUD', path: '/classes/3', text: '연락이 안 돼요.', email: '', website: '' } },
  })
})
