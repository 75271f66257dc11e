import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getChannelAuth, getChannelUser } from 'contract/people/members/membership.api'
import { nameOf } from 'contract/http/endpoint'
import { permissionsOf } from 'contract/http/permissions'
import * as api from 'contract/people/staff/api'
import * as staffInvitationsApi from 'contract/workflows/staff-invitations/api'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { InvitationScreen } from './InvitationScreen.tsx'
import { OperatorsScreen } from './OperatorsScreen.tsx'
import { RolePermissionsScreen } from './RolePermissionsScreen.tsx'

const owner = { ...aMember('하루'), userTypeCd: 'OWN' as const, roles: permissionsOf('OWN') }
const tea = {
  userSeq: aSeq('user'),
  name: '다은',
  email: 'tea@example.com',
  userTypeCd: 'TCH' as const,
  isMaster: true,
  since: '2026-11-20T03:00:00Z',
}
const mina = {
  userSeq: aSeq('user'),
  name: '미나',
  email: 'mina@example.com',
  phone: '01012345678',
  profileImageUrl: null,
  snsTypeCd: 'LIV' as const,
  userTypeCd: null,
}

function openOperators(session = owner) {
  const site = renderSite(<OperatorsScreen />, { session })
  site.answers(api.listStaff, { list: [tea] })
  site.answers(api.listInvitations, { list: [] })
  return site
}

test('staff select and invite exactly one member; until then the button is disabled', async () => {
  const { answers, user, requests } = openOperators()
  await user.click(await screen.findByRole('button', { name: '회원에서 추가' }))
  const dialog = screen.getByRole('dialog', { name: '운영진 추가' })
  const send = within(dialog).getByRole('button', { name: '초대 보내기' })
  expect(within(dialog).getByText(/이름이나 이메일을 입력해 주세요/)).toBeVisible()
  expect(send).toBeDisabled()

  answers(api.searchUsers, { list: [mina], page: 1, isLast: true })
  await user.type(within(dialog).getByRole('searchbox'), '미나{Enter}')
  await user.click(await within(dialog).findByRole('radio', { name: /미나/ }))
  expect(within(dialog).getByText('mina@example.com · 010-1234-5678')).toBeVisible()
  expect(send).toBeEnabled()
  await user.type(within(dialog).getByRole('searchbox'), '!')
  expect(send).toBeDisabled()
  answers(api.searchUsers, { list: [mina], page: 1, isLast: true })
  await user.type(within(dialog).getByRole('searchbox'), '{Enter}')
  await user.click(await within(dialog).findByRole('radio', { name: /미나/ }))
  answers(api.inviteUser, null)
  answers(api.listStaff, { list: [tea] })
  answers(api.listInvitations, { list: [] })
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).toContainEqual(
    expect.objectContaining({
      call: expect.objectContaining({ body: { userTypeCd: 'TCH', userSeq: mina.userSeq } }),
    }),
  )
})

test('an owner appoints another owner immediately', async () => {
  const { answers, user, requests } = openOperators()
  await user.click(await screen.findByRole('button', { name: '회원에서 추가' }))
  const dialog = screen.getByRole('dialog')
  await user.selectOptions(within(dialog).getByRole('combobox'), '소유자')
  expect(within(dialog).getByText('추가하면 바로 소유자가 됩니다.')).toBeVisible()
  answers(api.searchUsers, { list: [mina], page: 1, isLast: true })
  await user.type(within(dialog).getByRole('searchbox'), '미나{Enter}')
  await user.click(await within(dialog).findByRole('radio', { name: /미나/ }))
  answers(api.addOwner, null)
  answers(api.listStaff, { list: [tea] })
  answers(api.listInvitations, { list: [] })
  await user.click(within(dialog).getByRole('button', { name: '추가하기' }))
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain(nameOf(api.addOwner)))
})

test('a manager with read permission sees no actions', async () => {
  openOperators({ ...aManager('SITE_ACL_READ'), userTypeCd: 'OWN', roles: ['SITE_ACL_READ'] } as never)
  expect(await screen.findByText('다은')).toBeVisible()
  expect(screen.queryByRole('button', { name: '회원에서 추가' })).toBeNull()
  expect(screen.queryByRole('button', { name: '다은 님 더보기' })).toBeNull()
  expect(screen.queryByRole('link', { name: '활동 기록' })).toBeNull()
})

test('lists the changes before saving', async () => {
  const { answers, user, requests } = renderSite(<RolePermissionsScreen />, { session: owner })
  const roles = { MNG: permissionsOf('MNG'), TCH: permissionsOf('TCH') }
  const inUse = ['SITE_CONSOLE_READ', 'SITE_SALES_READ', 'SITE_SALES_UPDATE']
  answers(api.getRolePermissions, { roles, inUse })
  expect(await screen.findByRole('checkbox', { name: /관리 화면에 들어가기/ })).toBeDisabled()
  expect(screen.queryByRole('checkbox', { name: '쿠폰 만들기' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: '입금 확인·환불하기' }))
  expect(screen.getByText('더는 할 수 없어요').parentElement).toHaveTextContent('입금 확인·환불하기')

  answers(api.saveRolePermissions, null)
  const after = { ...roles, MNG: roles.MNG.filter((key) => key !== 'SITE_SALES_UPDATE') }
  answers(api.getRolePermissions, { roles: after, inUse })
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  await waitFor(() => expect(screen.queryByText('더는 할 수 없어요')).toBeNull())
  const sent = requests.find(({ name }) => name === nameOf(api.saveRolePermissions))
  expect(sent?.call).toMatchObject({ body: { userTypeCd: 'MNG' } })
  expect(JSON.stringify(sent)).not.toContain('SITE_SALES_UPDATE')
  expect(JSON.stringify(sent)).toContain('SITE_COUPON_CREATE')
})

test('the history states in a sentence who did what, with the previous value', async () => {
  const { answers } = renderSite(<HistoryScreen />, { session: owner })
  const action = {
    staffActionSeq: aSeq('staff-action'),
    userSeq: tea.userSeq,
    name: '다은',
    userTypeCd: 'MNG' as const,
    action: 'courses.saveCoursePayment',
    about: '저녁 요가',
    room: 'courses',
    before: { price: 30_000 },
    after: { price: 45_000 },
    createdAt: '2026-11-21T03:00:00Z',
  }
  const unheard = {
    ...action,
    staffActionSeq: aSeq('staff-action'),
    action: 'courses.somethingNew',
  }
  answers(api.listStaff, { list: [tea] })
  answers(api.listStaffActions, { list: [action, unheard], people: [tea], isLast: true })
  expect(await screen.findByText(/클래스 가격과 모집 조건을 저장했어요 — 저녁 요가/)).toBeVisible()
  expect(screen.getAllByText('30,000원 → 45,000원')).toHaveLength(2)
  expect(screen.getByText(/클래스를 바꿨어요/)).toBeVisible()
})

test('accepting an invitation redirects to the work of that role', async () => {
  const { answers, user, router } = renderSite(<InvitationScreen />, {
    session: aMember('다은'),
    path: '/invitation?code=abc',
    route: '/invitation',
  })
  const offer = {
    userTypeCd: 'TCH' as const,
    course: null,
    invitedBy: '하루',
    expiresAt: '2026-11-28T03:00:00Z',
  }
  answers(staffInvitationsApi.getInvitation, offer)
  expect(await screen.findByText('하루 님이 온결요가의 강사로 초대했어요.')).toBeVisible()
  answers(staffInvitationsApi.acceptInvitation, { userTypeCd: 'TCH', courseSeq: null })
  answers(staffInvitationsApi.getInvitation, offer)
  answers(getChannelUser, { isChannelUser: true })
  answers(getChannelAuth, { roles: ['SITE_CONSOLE_READ'], userTypeCd: 'TCH', classes: [] })
  await user.click(screen.getByRole('button', { name: '수락하기' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
})
