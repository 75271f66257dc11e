import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aManager, aStranger } from '../testing/people.ts'
import { renderSite } from '../testing/render-site.tsx'
import { SideNav } from './management/SideNav.tsx'
import { PlatformLayout } from './PlatformLayout.tsx'

const starts = () => screen.getAllByText('무료로 시작하기').length

test('a user without a site always sees the button to open one, but not while opening it', () => {
  const { unmount } = renderSite(<PlatformLayout />, { session: aStranger(), path: '/mypage' })
  expect(starts()).toBe(2)
  unmount()
  renderSite(<PlatformLayout />, { session: aStranger(), path: '/create_site' })
  expect(starts()).toBe(1)
})

test('a visitor may sign in and start from the header of every page, the front page too', () => {
  renderSite(<PlatformLayout />, { path: '/intro', isPlatform: true })
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: '무료로 시작하기' })).toHaveAttribute('href', '/join')
})

test('links the guides that the operator configured', () => {
  const { unmount } = renderSite(<PlatformLayout />, { session: aStranger() })
  expect(screen.queryByRole('navigation', { name: '도움말' })).toBeNull()
  unmount()
  renderSite(<PlatformLayout />, { session: aStranger(), guides: { operator: 'https://help.example.com' } })
  expect(screen.getByRole('link', { name: '운영자 가이드' })).toHaveAttribute(
    'href',
    'https://help.example.com',
  )
  expect(screen.queryByText('아카데미')).toBeNull()
})

test('shows the support number of the platform to its visitors and to the staff of sites', () => {
  const guides = { phone: '1588-0000' }
  const { unmount } = renderSite(<PlatformLayout />, { session: aStranger(), guides })
  expect(screen.getByRole('link', { name: '1588-0000' })).toHaveAttribute('href', 'tel:15880000')
  unmount()
  renderSite(<SideNav />, { session: aManager('SITE_CONSOLE_READ'), guides })
  expect(screen.getByRole('link', { name: '1588-0000' })).toBeVisible()
})

test('the menu of the account leads to payments, and managers of sites to sales, settlement and plans', async () => {
  const stranger = aStranger('서윤')
  const session = { ...stranger, user: { ...stranger.user, mngCnt: 1 } }
  const { user } = renderSite(<PlatformLayout />, { session, path: '/mypage', isPlatform: true })
  await user.click(screen.getByRole('button', { name: '내 계정' }))
  const paths = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'))
  expect(paths).toEqual(
    expect.arrayContaining(['/paymenthistory', '/paymentManage', '/settlement', '/service']),
  )
})
