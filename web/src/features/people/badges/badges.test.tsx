import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import * as api from 'contract/people/badges/api'
import type { MemberBadge, MyBadge, SiteBadge } from 'contract/people/badges/schemas'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { BadgesScreen } from './BadgesScreen.tsx'
import { MemberBadges } from './MemberBadges.tsx'
import { MyBadgesScreen } from './MyBadgesScreen.tsx'

const streak: SiteBadge = {
  kind: 'STREAK',
  icon: 'flame',
  name: null,
  description: null,
  threshold: 7,
  isOn: false,
}
const session = aManager('SITE_MEMBER_READ', 'SITE_MEMBER_UPDATE')
const callsOf = ({ requests }: ReturnType<typeof renderSite>, endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)

test('a badge is switched on under another name, and from a number that fits', async () => {
  const site = renderSite(<BadgesScreen />, { session })
  site.answers(api.listBadges, [streak])
  expect(await screen.findByText('7일 동안 하루도 빠짐없이 배웠어요.')).toBeVisible()
  await site.user.click(screen.getByRole('button', { name: '고치기 매일 배움' }))
  const dialog = within(await screen.findByRole('dialog'))
  await site.user.click(dialog.getByRole('checkbox', { name: /이 배지 사용/ }))
  const count = dialog.getByRole('textbox', { name: /기준/ })
  await site.user.clear(count)
  await site.user.type(count, '1')
  expect(dialog.getByText('2에서 365 사이로 입력해 주세요.')).toBeVisible()
  await site.user.type(count, '4')
  await site.user.type(dialog.getByRole('textbox', { name: /이름/ }), '개근상')
  await site.user.click(dialog.getByRole('radio', { name: '로켓' }))
  site.answers(api.saveBadge, null)
  site.answers(api.listBadges, [streak])
  await site.user.click(dialog.getByRole('button', { name: '저장' }))
  const body = { isOn: true, icon: 'rocket', name: '개근상', description: '', threshold: 14 }
  await waitFor(() =>
    expect(callsOf(site, api.saveBadge)).toMatchObject([{ params: { badgeKind: 'STREAK' }, body }]),
  )
})

test('who may only look changes nothing', async () => {
  const { answers } = renderSite(<BadgesScreen />, { session: aManager('SITE_MEMBER_READ') })
  answers(api.listBadges, [streak])
  expect(await screen.findByText('매일 배움')).toBeVisible()
  expect(screen.queryByRole('button', { name: /고치기/ })).toBeNull()
})

const mine = (badge: Partial<MyBadge>): MyBadge => ({
  kind: 'FIRST_POST',
  icon: 'pencil',
  name: null,
  description: null,
  threshold: null,
  earnedAt: null,
  reason: null,
  isBesideName: false,
  ...badge,
})

test('a member chooses which badge stands beside their name', async () => {
  const site = renderSite(<MyBadgesScreen />, { session: aMember(), path: '/me/badges' })
  const honour = mine({
    kind: 'HONOUR',
    name: '단골',
    reason: '늘 고마워요',
    earnedAt: '2026-11-20T03:00:00Z',
  })
  site.answers(api.listMyBadges, [honour, mine({})])
  const own = within(await screen.findByRole('region', { name: '받은 배지' }))
  expect(own.getByText('늘 고마워요')).toBeVisible()
  expect(
    within(screen.getByRole('region', { name: '받을 수 있는 배지' })).getByText('게시판에 첫 글을 남겼어요.'),
  ).toBeVisible()
  site.answers(api.chooseBadge, null)
  site.answers(api.listMyBadges, [{ ...honour, isBesideName: true }])
  await site.user.click(own.getByRole('switch', { name: '이름 옆에 보이기' }))
  await waitFor(() => expect(own.getByRole('switch')).toBeChecked())
  expect(callsOf(site, api.chooseBadge)).toMatchObject([{ body: { kind: 'HONOUR' } }])
})

test('a site without badges says so', async () => {
  const { answers } = renderSite(<MyBadgesScreen />, { session: aMember(), path: '/me/badges' })
  answers(api.listMyBadges, [])
  expect(await screen.findByText('이 사이트에는 아직 배지가 없어요')).toBeVisible()
})

test('staff give a badge with a reason and take back what staff gave', async () => {
  const userSeq = aSeq('user')
  const site = renderSite(<MemberBadges userSeq={userSeq} name="미나" />, { session })
  const { isOn: _, ...given } = {
    ...streak,
    kind: 'HELPER' as const,
    icon: 'heart' as const,
    threshold: null,
  }
  const helper: MemberBadge = {
    ...given,
    earnedAt: '2026-11-20T03:00:00Z',
    reason: '답변 감사',
    byName: '원장',
  }
  const first: MemberBadge = { ...helper, kind: 'FIRST_POST', reason: null, byName: null }
  site.answers(api.listMemberBadges, { badges: [helper, first], others: [{ ...given, kind: 'HONOUR' }] })
  expect(await screen.findByText('답변 감사')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /회수하기/ })).toHaveLength(1)
  await site.user.click(screen.getByRole('button', { name: '배지 주기' }))
  const dialog = within(await screen.findByRole('dialog'))
  await site.user.click(dialog.getByRole('button', { name: '배지 주기' }))
  expect(dialog.getByText('사유를 입력해 주세요.')).toBeVisible()
  await site.user.selectOptions(dialog.getByRole('combobox', { name: /배지/ }), '명예 회원')
  await site.user.type(dialog.getByRole('textbox', { name: /사유/ }), '늘 고마워요')
  site.answers(api.giveBadge, null)
  site.answers(api.listMemberBadges, { badges: [helper], others: [] })
  await site.user.click(dialog.getByRole('button', { name: '배지 주기' }))
  const body = { kind: 'HONOUR', reason: '늘 고마워요' }
  await waitFor(() => expect(callsOf(site, api.giveBadge)).toMatchObject([{ body }]))
  await site.user.click(screen.getByRole('button', { name: '회수하기 도움의 손길' }))
  site.answers(api.revokeBadge, null)
  site.answers(api.listMemberBadges, { badges: [], others: [] })
  await site.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '회수하기' }),
  )
  await waitFor(() =>
    expect(callsOf(site, api.revokeBadge)).toMatchObject([{ params: { badgeKind: 'HELPER' } }]),
  )
})
