import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listMembers } from 'contract/people/members/api'
import { listPendingWork } from 'contract/workflows/pending-work/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ManagementShell } from '../ManagementShell.tsx'

const mina = {
  userSeq: aSeq('user'),
  name: '미나',
  email: 'mina+1@example.com',
  phone: null,
  userTypeCd: null,
  masterVerifiedAt: null,
  status: 'ACTIVE' as const,
  joinedAt: '2026-11-20T03:00:00Z',
  marketingAgreedAt: null,
  memo: null,
  level: null,
}
const shell = (...permissions: Parameters<typeof aManager>) =>
  renderSite(<ManagementShell />, { session: aManager(...permissions), path: '/settings/members' })

test('a key opens the search, which lists the screens that the user may see, and leads to the chosen one', async () => {
  const { user, router } = shell('SITE_MEMBER_READ', 'SITE_SALES_READ')
  await screen.findByRole('button', { name: '관리 검색' })
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: '관리 검색' }))
  const names = () => dialog.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names()).toEqual(expect.arrayContaining(['회원', '판매 내역']))
  expect(names()).not.toContain('클래스')

  await user.type(dialog.getByRole('combobox'), '판매')
  await waitFor(() => expect(names()).toEqual(['판매 내역']))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/sales'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('members are found with the permission for them, and opened by their e-mail', async () => {
  const { user, router, answers, requests } = shell('SITE_MEMBER_READ')
  await user.click(await screen.findByRole('button', { name: '관리 검색' }))
  const dialog = within(await screen.findByRole('dialog', { name: '관리 검색' }))
  answers(listMembers, { list: [mina], total: 1 })
  await user.type(dialog.getByRole('combobox'), '미나')
  await user.click(await dialog.findByRole('option', { name: /미나/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=mina%2B1%40example.com'))
  expect(requests.some(({ name }) => name.includes('sales') || name.includes('Sales'))).toBe(false)
})

test('says that nothing was found', async () => {
  const { user } = shell('SITE_SALES_UPDATE')
  await user.click(await screen.findByRole('button', { name: '관리 검색' }))
  const dialog = within(await screen.findByRole('dialog', { name: '관리 검색' }))
  await user.type(dialog.getByRole('combobox'), '없는 말')
  expect(await dialog.findByText(/찾은 것이 없어요/)).toBeVisible()
})

test('the navigation shows how much waits, and keeps a group folded away', async () => {
  const { answers, user } = shell('SITE_MEMBER_READ', 'SITE_SALES_READ')
  answers(listPendingWork, { list: [{ kind: 'REFUND_REQUESTS', count: 100 }] })
  const nav = within(await screen.findByRole('navigation', { name: '관리 메뉴' }))
  expect(await nav.findByRole('link', { name: '환불 99+건 대기' })).toBeVisible()
  await user.click(nav.getByText('매출'))
  expect(localStorage.getItem('seodang.foldedGroups')).toBe('money')
  localStorage.clear()
})
