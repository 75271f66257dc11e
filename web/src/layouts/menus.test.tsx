import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getChannel } from 'contract/site/sites/api'
import { aMember } from '../testing/people.ts'
import { aChannel, aMenu, renderSite } from '../testing/render-site.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const blog = aMenu('/', {
  menuTitle: '블로그',
  menuTypeCd: '01',
  path: null,
  externLinkUrl: 'https://blog.example',
  openTypeCd: '99',
})
const guide = aMenu('/p/guide', {
  menuTitle: '안내',
  subMenus: [aMenu('/p/way', { menuTitle: '오시는 길' }), aMenu('/notices')],
})

const bar = () => within(screen.getByRole('navigation', { name: '주 메뉴' }))

test('menus link to pages of the site and to other sites, with the owner’s name or a default', () => {
  renderSite(<SiteHeader />, { channel: { menus: [aMenu('/classes'), blog] }, path: '/classes/3' })
  const [classes, outside] = bar().getAllByRole('link')
  expect(classes).toHaveTextContent('클래스')
  expect(classes).toHaveAttribute('aria-current', 'page')
  expect(outside).toHaveAttribute('href', 'https://blog.example')
  expect(outside).toHaveAttribute('target', '_blank')
})

test('a submenu opens by keyboard, and Escape closes it', async () => {
  const { user } = renderSite(<SiteHeader />, { channel: { menus: [guide] } })
  const button = bar().getByRole('button', { name: '안내 하위 메뉴' })
  expect(bar().queryByRole('link', { name: '오시는 길' })).toBeNull()
  button.focus()
  await user.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(bar().getByRole('link', { name: '오시는 길' })).toHaveAttribute('href', '/p/way')
  expect(bar().getByRole('link', { name: '공지사항' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(bar().queryByRole('link', { name: '오시는 길' })).toBeNull()
  expect(button).toHaveFocus()
})

const aChannelDetail = {
  channelSetting: { saasYn: 'N' as const, config: '{}', seoSetting: '{}', lkPlus: '{}' },
  isParamCustomDomain: false,
  marketingConsent: true,
  isFirstChannel: false,
}

test('signed-in users see the menus for signed-in users', async () => {
  const { answers } = renderSite(<SiteHeader />, { session: aMember() })
  answers(getChannel, {
    ...aChannel({ menus: [aMenu('/me/classes', { visibleTypeCd: '01' })] }),
    ...aChannelDetail,
  })
  expect(await bar().findByRole('link', { name: '내 강의실' })).toBeVisible()
  expect(bar().queryByRole('link', { name: '소개' })).toBeNull()
})

test('on a phone one list holds all menus', async () => {
  const { user } = renderSite(<SiteHeader />, { channel: { menus: [guide] } })
  await user.click(screen.getByRole('button', { name: '메뉴 열기' }))
  const menu = within(screen.getByRole('navigation', { name: '메뉴' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '안내',
    '오시는 길',
    '공지사항',
    '로그인',
    '회원가입',
  ])
})
