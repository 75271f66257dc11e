import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { downloadPointLedger, listPointLedger } from 'contract/learning/points/api'
import type { LedgerEntry } from 'contract/learning/points/schemas'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { PointLedgerScreen } from './PointLedgerScreen.tsx'

const anEntry = (overrides: Partial<LedgerEntry> = {}): LedgerEntry => ({
  entrySeq: aSeq('point entry'),
  userSeq: aSeq('user'),
  name: '김서윤',
  email: 'seoyun@example.com',
  kind: 'POINT',
  amount: -500,
  balance: 700,
  sourceType: 'STAFF',
  courseSeq: null,
  courseTitle: null,
  title: null,
  reason: '굿즈 교환',
  byName: '윤하늘',
  createdAt: '2026-11-21T03:00:00Z',
  ...overrides,
})
const open = (path = '/settings/points') =>
  renderSite(<PointLedgerScreen />, {
    session: aManager('SITE_MEMBER_READ'),
    path,
    route: '/settings/points',
  })

test('staff read who got how much, why, by whom, and what they had afterwards', async () => {
  const { answers } = open()
  const earned = { amount: 1200, sourceType: 'CURRICULUM', title: '첫 호흡', byName: null } as const
  answers(listPointLedger, { list: [anEntry(), anEntry(earned)], total: 2 })
  const [, staff, learner] = await screen.findAllByRole('row')
  if (!staff || !learner) throw new Error('no rows')
  expect(within(staff).getByText('−500 포인트')).toBeVisible()
  expect(within(staff).getByText('굿즈 교환')).toBeVisible()
  expect(within(staff).getByText('운영자 차감 · 윤하늘')).toBeVisible()
  expect(within(staff).getByText('700')).toBeVisible()
  expect(within(staff).getByRole('link', { name: '김서윤' })).toHaveAttribute(
    'href',
    '/settings/members?q=seoyun%40example.com',
  )
  expect(within(learner).getByText('+1,200 포인트')).toBeVisible()
})

test('the filters are in the address, and the spreadsheet is of what they show', async () => {
  const { answers, user, router, requests } = open('/settings/points?kind=XP')
  answers(listPointLedger, { list: [anEntry()], total: 1 })
  answers(listPointLedger, { list: [], total: 0 })
  await screen.findByText('굿즈 교환')
  await user.selectOptions(screen.getByRole('combobox', { name: '구분' }), 'STAFF')
  expect(router.state.location.search).toBe('?kind=XP&source=STAFF')
  expect(await screen.findByText('조건에 맞는 내역이 없어요')).toBeVisible()
  answers(listPointLedger, { list: [anEntry()], total: 1 })
  await user.click(screen.getByRole('button', { name: '모두 보기' }))
  await screen.findByText('굿즈 교환')
  answers(downloadPointLedger, { url: '/file' })
  await user.click(screen.getByRole('button', { name: /엑셀/ }))
  expect(requests.find(({ name }) => name === nameOf(downloadPointLedger))?.call).toMatchObject({ body: {} })
})

test('a site without points says when there will be some', async () => {
  const { answers } = open()
  answers(listPointLedger, { list: [], total: 0 })
  expect(await screen.findByText('아직 포인트 내역이 없어요')).toBeVisible()
})
