import { screen, waitFor, within } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routesOfSites } from '../../routes.tsx'
import { aManager, aMember } from '../../testing/people.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { ManagementShell } from './ManagementShell.tsx'
import { allPages } from './pages.ts'
import { SettingsHome } from './SettingsHome.tsx'

test('a staff member without a permission for any other page reads what the operator announced', async () => {
  const session = aManager('SITE_CONSOLE_READ')
  const { router } = renderSite(<SettingsHome />, { path: '/settings', session })
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/announcements'))
})

test('says so to somebody whose permissions open no page', async () => {
  renderSite(<SettingsHome />, { path: '/settings', session: aMember() })
  expect(await screen.findByText('접근 권한이 없습니다.')).toBeVisible()
})

test('redirects a staff member to the first page that they may see', async () => {
  const session = aManager('SITE_CONSOLE_READ', 'SITE_SALES_READ', 'SITE_REVIEW_READ')
  const { router } = renderSite(<SettingsHome />, { path: '/settings', session })
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/review'))
})

test('every page of the management area has its own address and a screen', () => {
  const paths = allPages.map(({ path }) => path)

  expect(paths.length).toBeGreaterThan(15)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => !addressesOf(routesOfSites).includes(path.slice(1)))).toEqual([])
})

const addressesOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children = [] }) => [path, ...addressesOf(children)])

test('the sales of any site are named and highlighted as those of one', async () => {
  renderSite(<ManagementShell />, { session: aManager('SITE_SALES_READ'), path: '/paymentManage' })
  const nav = await screen.findByRole('navigation', { name: '관리 메뉴' })
  expect(within(nav).getByRole('link', { name: '판매 내역' })).toHaveAttribute('aria-current', 'page')
})

test('below the members only the segments are current', async () => {
  const session = aManager('SITE_MEMBER_READ', 'SITE_USER_READ')
  renderSite(<ManagementShell />, { session, path: '/settings/members/segment/3' })
  const nav = within(await screen.findByRole('navigation', { name: '관리 메뉴' }))
  expect(nav.getByRole('link', { name: '회원 그룹' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: '회원' })).not.toHaveAttribute('aria-current')
})

test.each([
  ['/settings/studio/payment/goods', '스튜디오 결제'],
  ['/settings/studio/members/5f0c1f1e-8a3f-4c57-9a43-0d6c0a4f7b11', '스튜디오 회원'],
])('%s belongs to the page %s of the studio', async (path, name) => {
  const session = aManager('SITE_SALES_READ', 'SITE_INFO_READ')
  renderSite(<ManagementShell />, { session, path })
  const nav = within(await screen.findByRole('navigation', { name: '관리 메뉴' }))
  expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
})

test('contents open in a tab of their own, and the link says so', async () => {
  renderSite(<ManagementShell />, { session: aManager('SITE_CLASS_READ'), path: '/settings/course' })
  const nav = within(await screen.findByRole('navigation', { name: '관리 메뉴' }))
  expect(nav.getByRole('link', { name: '콘텐츠 (새 창)' })).toHaveAttribute('target', '_blank')
  expect(nav.getByRole('link', { name: '클래스' })).not.toHaveAttribute('target')
})
