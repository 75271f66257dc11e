import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import {
  adminPages,
  createPage,
  getPage,
  getPageByPath,
  getPageDraft,
  modifyPage,
  publishPage,
  setLogoutMainPage,
} from 'contract/site/pages/api'
import type { SitePage } from 'contract/site/pages/schemas'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { IndexScreen } from '../../views/home/IndexScreen.tsx'
import { PageMissing, PageScreen } from './PageScreen.tsx'
import { PageEditScreen } from './settings/PageEditScreen.tsx'
import { PagesScreen } from './settings/PagesScreen.tsx'

const seoSetting = {
  title: '',
  description: '골목 끝 3층',
  keywords: '요가,성수',
  noIndex: true,
  noFollow: true,
  ogTitle: '',
  ogImage: null,
  ogDescription: '',
}
const aPage = (overrides: Partial<SitePage> = {}): SitePage => ({
  pageSeq: aSeq('page'),
  path: 'visit',
  title: '오시는 길',
  publishStatusCd: '00',
  updatedAt: '2026-11-20T03:00:00Z',
  content: '<p>골목 끝 3층</p>',
  seoSetting,
  rowVersion: 3,
  ...overrides,
})
const keys = ['SITE_PAGE_READ', 'SITE_PAGE_CREATE', 'SITE_PAGE_UPDATE', 'SITE_PAGE_DELETE'] as const
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content')

test('a page has its own title and directives for search engines', async () => {
  const { answers } = renderSite(<PageScreen />, { path: '/p/visit', route: '/p/:path' })
  answers(getPageByPath, aPage())
  expect(await screen.findByRole('heading', { level: 1, name: '오시는 길' })).toBeVisible()
  expect(document.title).toBe('오시는 길 — 온결요가')
  expect(robots()).toBe('noindex,nofollow')
  expect(screen.queryByText(/운영진에게만/)).toBeNull()
})

test('an indexed page is marked as such, under its own title', async () => {
  const { answers } = renderSite(<PageScreen />, { path: '/p/visit', route: '/p/:path' })
  const found = { ...seoSetting, title: '요가원 오시는 길', noIndex: false, noFollow: false }
  answers(getPageByPath, aPage({ seoSetting: found }))
  await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe('요가원 오시는 길 — 온결요가')
  expect(robots()).toBeUndefined()
})

test('staff see a draft with a ribbon, other users "not found"', async () => {
  const at = { path: '/p/visit', route: '/p/:path' }
  const { answers, unmount } = renderSite(<PageMissing />, { ...at, session: aManager('SITE_PAGE_READ') })
  answers(getPageByPath, aPage({ publishStatusCd: '01' }))
  expect(await screen.findByText('아직 공개하지 않은 페이지예요')).toBeVisible()
  unmount()
  const { requests } = renderSite(<PageMissing />, { ...at, session: aMember() })
  expect(screen.queryByText('오시는 길')).toBeNull()
  expect(requests).toEqual([])
})

test('visitors see the selected main page, members the default one', async () => {
  const page = aPage()
  const channel = { logoutMainPageSeq: page.pageSeq }
  const { answers, unmount } = renderSite(<IndexScreen />, { channel })
  answers(getPage, page)
  expect(await screen.findByRole('heading', { level: 1, name: '오시는 길' })).toBeVisible()
  unmount()
  const { requests } = renderSite(<IndexScreen />, { channel, session: aMember() })
  expect(screen.queryByText('오시는 길')).toBeNull()
  expect(requests.map(({ name }) => name)).not.toContain(nameOf(getPage))
})

test('the list shows the state of each page, and staff make one of them the main page', async () => {
  const { answers, requests, user } = renderSite(<PagesScreen />, { session: aManager(...keys) })
  const { seoSetting: _, content: __, rowVersion: ___, ...line } = aPage()
  const list = [
    { ...line, isMain: false, noIndex: true },
    {
      ...line,
      pageSeq: aSeq('page'),
      title: '이벤트',
      publishStatusCd: '01' as const,
      isMain: false,
      noIndex: true,
    },
  ]
  answers(adminPages, { list, total: 2 })
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('공개')).toBeVisible()
  expect(table.getByText('작성 중')).toBeVisible()
  answers(setLogoutMainPage, null)
  answers(adminPages, { list: [{ ...list[0], isMain: true } as never, list[1] as never], total: 2 })
  const choice = screen.getByRole('combobox', { name: '로그인하지 않은 방문자의 첫 화면' })
  expect(within(choice).queryByRole('option', { name: '이벤트' })).toBeNull()
  await user.selectOptions(choice, '오시는 길')
  expect(await screen.findByText(/검색에서 숨겨져 있어요/)).toBeVisible()
  const sent = requests.find(({ name }) => name === nameOf(setLogoutMainPage))
  expect(sent?.call).toMatchObject({ body: { pageSeq: line.pageSeq } })
})

test('the address of a new page is validated while it is typed', async () => {
  const { answers, user, router } = renderSite(<PagesScreen />, { session: aManager(...keys) })
  answers(adminPages, { list: [], total: 0 })
  await user.click(await screen.findByRole('button', { name: '페이지 만들기' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: '페이지 이름' }), '오시는 길')
  const path = dialog.getByRole('textbox', { name: '페이지 주소' })
  await user.type(path, '길')
  expect(dialog.getByText('페이지 경로는 영문,숫자,특수문자(_,-)만 포함할 수 있습니다.')).toBeVisible()
  await user.clear(path)
  await user.type(path, 'visit')
  answers(createPage, { pageSeq: aSeq('page') })
  await user.click(dialog.getByRole('button', { name: '페이지 만들기' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/settings\/page\/\d+\/edit$/))
})

test('saves a page with the version that was read, and publishes it', async () => {
  const stored = { ...aPage({ publishStatusCd: '01' }), isMain: false, ogImageFileSeq: null }
  const { answers, requests, user } = renderSite(<PageEditScreen />, {
    session: aManager(...keys),
    path: `/settings/page/${stored.pageSeq}/edit`,
    route: '/settings/page/:pageSeq/edit',
  })
  answers(getPageDraft, stored)
  await user.click(await screen.findByRole('switch', { name: /검색 결과에 보이기/ }))
  answers(modifyPage, { rowVersion: 4 })
  answers(getPageDraft, { ...stored, rowVersion: 4, seoSetting: { ...seoSetting, noIndex: false } })
  answers(publishPage, null)
  answers(getPageDraft, { ...stored, rowVersion: 4, publishStatusCd: '00' })
  await user.click(screen.getByRole('button', { name: '저장하고 공개하기' }))
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain(nameOf(publishPage)))
  expect(requests.find(({ name }) => name === nameOf(modifyPage))?.call).toMatchObject({
    body: { rowVersion: 3, path: 'visit', seoSetting: { noIndex: false, noFollow: true, title: '' } },
  })
})
