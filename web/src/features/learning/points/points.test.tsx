import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeMemberPoints, listMemberPoints, listMyPoints } from 'contract/learning/points/api'
import type { PointEntry } from 'contract/learning/points/schemas'
import { nameOf } from 'contract/http/endpoint'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { MemberPoints } from './MemberPoints.tsx'
import { MyPointsScreen } from './MyPointsScreen.tsx'

const anEntry = (overrides: Partial<PointEntry> = {}): PointEntry => ({
  entrySeq: aSeq('point entry'),
  kind: 'POINT',
  amount: 1200,
  sourceType: 'CURRICULUM',
  courseSeq: aSeq('course'),
  courseTitle: '저녁 요가',
  title: '첫 호흡',
  reason: '',
  createdAt: '2026-11-21T03:00:00Z',
  ...overrides,
})
const given = { sourceType: 'STAFF', courseSeq: null, courseTitle: null, title: null } as const

test('a member sees their points, and how they were earned month by month', async () => {
  const { answers } = renderSite(<MyPointsScreen />, { session: aMember(), path: '/me/points' })
  answers(listMyPoints, {
    balances: { point: 700, xp: 5, credit: 0 },
    list: [
      anEntry({ ...given, amount: -500, reason: '굿즈 교환' }),
      anEntry({ createdAt: '2026-10-31T16:00:00Z' }),
      anEntry({ kind: 'XP', amount: 5, createdAt: '2026-10-31T14:00:00Z' }),
    ],
  })
  expect(await screen.findByText('굿즈 교환')).toBeVisible()
  expect(screen.getByText('700')).toBeVisible()
  expect(screen.getByText('−500 포인트')).toBeVisible()
  expect(screen.getByText('+1,200 포인트')).toBeVisible()
  const months = screen.getAllByRole('heading', { level: 2 })
  expect(months.map(({ textContent }) => textContent)).toEqual(['2026년 11월', '2026년 10월'])
})

test('shows a member without points how to earn some', async () => {
  const { answers } = renderSite(<MyPointsScreen />, { session: aMember(), path: '/me/points' })
  answers(listMyPoints, { balances: { point: 0, xp: 0, credit: 0 }, list: [] })
  expect(await screen.findByText('아직 받은 포인트가 없어요')).toBeVisible()
})

test('managers deduct points only with a reason', async () => {
  const shown = <MemberPoints userSeq={aSeq('user')} name="미나" />
  const { answers, user, requests } = renderSite(shown, { session: aManager('SITE_MEMBER_UPDATE') })
  const ledger = { balances: { point: 10, xp: 0, credit: 0 }, list: [] }
  answers(listMemberPoints, ledger)
  await user.click(await screen.findByRole('button', { name: '지급·차감하기' }))
  const dialog = await screen.findByRole('dialog', { name: '미나님 포인트 지급·차감' })
  await user.click(within(dialog).getByRole('radio', { name: '차감' }))
  await user.click(within(dialog).getByRole('button', { name: '차감' }))
  expect(within(dialog).getByText('사유를 적어 주세요')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: /수량/ }), '3')
  await user.type(within(dialog).getByRole('textbox', { name: /사유/ }), '굿즈 교환')
  answers(changeMemberPoints, null)
  answers(listMemberPoints, ledger)
  await user.click(within(dialog).getByRole('button', { name: '차감' }))
  const sent = requests.find(({ name }) => name === nameOf(changeMemberPoints))
  expect(sent?.call).toMatchObject({ body: { kind: 'POINT', amount: -3, reason: '굿즈 교환' } })
})
