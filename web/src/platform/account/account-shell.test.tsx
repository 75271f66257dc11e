import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aMember, aStranger } from '../../testing/people.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { AccountShell } from './AccountShell.tsx'

const page = (
  <AccountShell sections={[{ id: 'password', label: '비밀번호 변경' }]}>
    <h2 id="password">비밀번호 변경</h2>
  </AccountShell>
)
const linksIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a member sees the account pages, with links to the sections of the open page', () => {
  renderSite(page, { session: aMember(), path: '/editinformation' })
  const menu = screen.getByRole('navigation', { name: '내 계정 메뉴' })
  expect(linksIn(menu)).toEqual([
    '내 정보',
    '비밀번호 변경',
    '내 등급',
    '내 배지',
    '포인트',
    '내 쿠폰',
    '내 멤버십',
    '결제 내역',
  ])
  expect(within(menu).getByRole('link', { name: '내 정보' })).toHaveAttribute('aria-current', 'page')
  expect(within(menu).getByRole('link', { name: '비밀번호 변경' })).toHaveAttribute(
    'href',
    '/editinformation#password',
  )
})

test('staff with the permission to read sales see sales and settlement, and non-members see no receipts', () => {
  const { unmount } = renderSite(page, { session: { ...aMember(), roles: ['SITE_SALES_READ'] } })
  expect(linksIn(screen.getByRole('navigation')).slice(-2)).toEqual(['판매 내역', '정산'])
  unmount()
  const changing = renderSite(page, { session: { ...aMember(), roles: ['SITE_SALES_UPDATE'] } })
  expect(linksIn(screen.getByRole('navigation')).at(-1)).toBe('판매 내역')
  changing.unmount()
  renderSite(page, { session: { ...aMember(), isChannelUser: false } })
  expect(linksIn(screen.getByRole('navigation'))).not.toContain('결제 내역')
})

test.each(['SITE_PLAN_READ', 'SITE_PLAN_UPDATE'] as const)(
  'staff with %s find the plan of the site',
  (key) => {
    const { unmount } = renderSite(page, { session: { ...aMember(), roles: [key] } })
    expect(screen.getByRole('link', { name: '서비스 이용' })).toHaveAttribute('href', '/service')
    unmount()
    renderSite(page, { session: aMember() })
    expect(screen.queryByRole('link', { name: '서비스 이용' })).toBeNull()
  },
)

test('on a phone the menu opens on a press and closes after navigation', async () => {
  const { user, router } = renderSite(page, { session: aMember(), path: '/editinformation' })
  const opener = screen.getByRole('button', { name: /내 정보/ })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await user.click(opener)
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('link', { name: '비밀번호 변경' }))
  expect(router.state.location.hash).toBe('#password')
  expect(await screen.findByRole('button', { name: /내 정보/, expanded: false })).toBeVisible()
})

test('on the platform the menu leads to the payments of all sites, and managers to their sales, settlement and plans', () => {
  const stranger = aStranger()
  const { unmount } = renderSite(page, { session: stranger, isPlatform: true, path: '/editinformation' })
  expect(linksIn(screen.getByRole('navigation', { name: '내 계정 메뉴' }))).toEqual([
    '내 정보',
    '비밀번호 변경',
    '결제 내역',
  ])
  unmount()
  const manager = { ...stranger, user: { ...stranger.user, mngCnt: 1 } }
  renderSite(page, { session: manager, isPlatform: true, path: '/editinformation' })
  const menu = within(screen.getByRole('navigation', { name: '내 계정 메뉴' }))
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/editinformation',
    '/editinformation#password',
    '/service',
    '/paymenthistory',
    '/paymentManage',
    '/settlement',
  ])
})
