import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { createMenu, listMenus, orderMenus, removeMenu } from 'contract/site/menus/api'
import { listPublishedPages } from 'contract/site/pages/api'
import { aManager } from '../../../testing/people.ts'
import { aMenu, renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { MenuSettingsScreen } from './MenuSettingsScreen.tsx'

const classes = aMenu('/classes')
const guide = aMenu('/p/guide', {
  menuTitle: '안내',
  subMenus: [aMenu('/notices', { visibleTypeCd: '01' })],
})
const page = {
  pageSeq: aSeq('page'),
  path: 'visit',
  title: '오시는 길',
  publishStatusCd: '00',
  updatedAt: '2026-11-20T03:00:00Z',
} as const

function aScreen(list = [classes, guide]) {
  const shown = renderSite(<MenuSettingsScreen />, { session: aManager('SITE_DESIGN_UPDATE') })
  shown.answers(listMenus, { list })
  shown.answers(listPublishedPages, { list: [page], total: 1 })
  const sent = (endpoint: Parameters<typeof nameOf>[0]) =>
    shown.requests.find(({ name }) => name === nameOf(endpoint))?.call
  return { ...shown, sent }
}
const rows = () => within(screen.getByRole('list', { name: '메뉴 목록' })).getAllByRole('listitem')

test('the buttons move a menu immediately, and the move is announced', async () => {
  const { answers, sent, user } = aScreen()
  answers(orderMenus, null)
  answers(listMenus, { list: [guide, classes] })
  await user.click(await screen.findByRole('button', { name: '안내 위로' }))

  expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(['안내', '공지사항', '클래스'])
  expect(screen.getByText('안내: 2개 중 1번째')).toBeInTheDocument()
  expect(sent(orderMenus)).toMatchObject({
    body: {
      menus: [
        { menuSeq: guide.menuSeq, subMenus: [guide.subMenus[0]?.menuSeq] },
        { menuSeq: classes.menuSeq, subMenus: [] },
      ],
    },
  })
})

test('the preview shows the menus of visitors or of members', async () => {
  const { user } = aScreen()
  const preview = within(await screen.findByRole('region', { name: '미리보기' }))
  expect(preview.queryByText('공지사항')).toBeNull()
  await user.click(preview.getByRole('radio', { name: '회원' }))
  expect(preview.getByText('공지사항')).toBeVisible()
})

test('a menu that links to an unpublished page is marked', async () => {
  aScreen()
  expect(await screen.findByText('공개하지 않은 페이지')).toBeVisible()
})

test('a new menu shows missing fields, and suggests the title of a page', async () => {
  const { answers, sent, user } = aScreen()
  await user.click(await screen.findByRole('button', { name: '메뉴 추가' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(dialog.getByText('연결할 페이지를 골라 주세요.')).toBeVisible()

  await user.selectOptions(dialog.getByRole('combobox', { name: '페이지' }), '오시는 길')
  expect(dialog.getByRole('textbox', { name: '메뉴 이름' })).toHaveValue('오시는 길')
  answers(createMenu, aMenu('/p/visit', { menuTitle: '오시는 길' }))
  await user.click(dialog.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(createMenu)).toMatchObject({
    body: { path: '/p/visit', menuTitle: '오시는 길', menuTypeCd: '00', parentMenuSeq: null },
  })
})

test('deleting a menu shows its submenus, which are deleted too', async () => {
  const { answers, sent, user } = aScreen()
  await user.click(await screen.findByRole('button', { name: '안내 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }))
  expect(screen.getByText(/하위 메뉴 1개도 함께 사라져요/)).toBeVisible()
  answers(removeMenu, null)
  await user.click(screen.getByRole('button', { name: '삭제' }))
  await waitFor(() => expect(sent(removeMenu)).toMatchObject({ params: { menuSeq: guide.menuSeq } }))
})

test('a site without menus shows the next step', async () => {
  aScreen([])
  expect(await screen.findByText('아직 메뉴가 없어요')).toBeVisible()
  expect(screen.getByRole('button', { name: '메뉴 추가' })).toBeVisible()
})
