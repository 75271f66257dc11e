import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getTerms } from 'contract/people/legal/api'
import { aManager, aMember, aStranger } from '../testing/people.ts'
import { renderSite } from '../testing/render-site.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { fittingIn } from './use-fitting.ts'

const links = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

test('a visitor may sign in or sign up, and returns to the same page', () => {
  renderSite(<SiteHeader />, { path: '/classes?q=요가' })
  const [login] = links('로그인')
  expect(new URL(login ?? '', 'http://x').searchParams.get('query')).toBe('{"next":"/classes?q=요가"}')
  expect(links('회원가입')[0]).toContain('siteJoin')
})

test('offers no account actions until the session is known', () => {
  renderSite(<SiteHeader />, { session: { state: 'loading' } })
  expect(screen.queryByText('로그인')).toBeNull()
  expect(screen.queryByText('회원가입')).toBeNull()
})

test('a signed-in user who has not joined may join or sign out, and nothing else', async () => {
  const { user } = renderSite(<SiteHeader />, { session: aStranger() })
  expect(links('회원가입')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '내 계정' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['로그아웃'])
})

test('a member sees their own pages, and only staff see the management area', async () => {
  const { user, unmount } = renderSite(<SiteHeader />, { session: aMember() })
  await user.click(screen.getByRole('button', { name: '내 계정' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    '내 강의실',
    '내 쿠폰',
    '결제 내역',
    '내 정보',
    '로그아웃',
  ])
  expect(screen.queryByRole('link', { name: '사이트 관리' })).toBeNull()
  unmount()
  renderSite(<SiteHeader />, { session: aManager('SITE_CONSOLE_READ') })
  const manage = screen.getByRole('link', { name: '사이트 관리' })
  expect(manage).toHaveAttribute('href', '/settings')
  expect(manage).toHaveAttribute('target', '_blank')
})

test('on a phone the menu holds the pages and the account', async () => {
  const { user } = renderSite(<SiteHeader />, { path: '/notices/3' })
  await user.click(screen.getByRole('button', { name: '메뉴 열기' }))
  const menu = within(screen.getByRole('navigation', { name: '메뉴' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '클래스',
    '공지사항',
    '소개',
    '로그인',
    '회원가입',
  ])
  expect(menu.getByRole('link', { name: '공지사항' })).toHaveAttribute('aria-current', 'page')
})

test.each([
  ['all fit', 300, [100, 100, 100], 3],
  ['the last one gives way to the button', 306, [100, 100, 107], 2],
  ['there is space only for the button', 90, [100, 100], 0],
])('menus that do not fit are behind a button: %s', (_, width, widths, fitting) => {
  expect(fittingIn(width, widths)).toBe(fitting)
})

test('the footer shows the business details of the site, and opens the terms', async () => {
  const company = {
    corpName: '(주)온결웰니스',
    representative: '윤하늘',
    businessNo: '',
    mailOrderNo: '',
    address: '',
    phone: '02-000-0000',
    email: '',
    privacyOfficer: '',
    homepage: '',
    fax: '',
    copyright: '',
  }
  const { user, answers } = renderSite(<SiteFooter />, { channel: { company } })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '(주)온결웰니스',
    '대표 윤하늘',
    '전화 02-000-0000',
  ])
  answers(getTerms, {
    termsData: '<p>제1조 목적</p>',
    privacyData: '<p>모으는 것</p>',
    marketingData: '<p>소식</p>',
    contact: null,
    versions: [],
  })
  await user.click(screen.getByRole('button', { name: '개인정보처리방침' }))
  expect(await screen.findByText('모으는 것')).toBeVisible()
})

test('the footer names the host and who answers for sales where the site asks for it, and not elsewhere', () => {
  const { unmount } = renderSite(<SiteFooter />, { channel: { whiteLabelYn: 'Y' } })
  expect(screen.getByText(/호스팅 제공: Seodang/)).toBeVisible()
  unmount()
  renderSite(<SiteFooter />, { channel: { whiteLabelYn: 'N' } })
  expect(screen.queryByText(/호스팅 제공/)).toBeNull()
})

test('another language is stored and the page reloads', async () => {
  const replace = vi.fn()
  vi.stubGlobal('location', { href: 'http://demo.localhost:3000/classes?q=a&lang=ko#search', replace })
  const { user } = renderSite(<SiteFooter />)
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(document.cookie).toContain('language=en')
  expect(String(replace.mock.calls[0]?.[0])).toBe('http://demo.localhost:3000/classes?q=a')
  vi.unstubAllGlobals()
})
