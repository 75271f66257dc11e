import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listJoinedChannels, listManagedChannels } from 'contract/people/members/my-sites.api'
import type { ManagedChannel } from 'contract/site/sites/schemas'
import type { z } from 'zod'
import { aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { Managed } from './MySitesScreen.tsx'
import { PaymentHistoryOfSites, SalesOfSites } from './PagesOfSites.tsx'

const site: z.input<typeof ManagedChannel> = {
  channelSeq: aSeq('channel'),
  name: '온결요가',
  domain: 'https://ongyeol.example',
  brandShades: [],
  role: 'OWN',
  joinedAt: '2026-11-01T00:00:00Z',
}
const session = aStranger()

test('the platform leads to the payments of each site that somebody joined', async () => {
  const { answers } = renderSite(<PaymentHistoryOfSites />, { session, path: '/paymenthistory' })
  answers(listJoinedChannels, { list: [site] })
  expect(await screen.findByRole('link', { name: /결제 내역 보기/ })).toHaveAttribute(
    'href',
    'https://ongyeol.example/authcallback?next=%2Fpaymenthistory',
  )
})

test('the platform leads to the sales of each site that somebody manages', async () => {
  const { answers } = renderSite(<SalesOfSites />, { session, path: '/paymentManage' })
  answers(listManagedChannels, { list: [site] })
  expect(await screen.findByRole('link', { name: /판매 내역 보기/ })).toHaveAttribute(
    'href',
    'https://ongyeol.example/authcallback?next=%2FpaymentManage',
  )
})

test('the management of a site opens in a new tab, as it does from the site', async () => {
  const { answers } = renderSite(<Managed />, { session, path: '/mypage?tabIndex=1' })
  answers(listManagedChannels, { list: [site] })
  expect(await screen.findByRole('link', { name: '관리하기' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: '사이트 보기' })).not.toHaveAttribute('target')
})
