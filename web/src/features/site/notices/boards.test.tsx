import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addNotice, getNotice, listNotices, removeNotice } from 'contract/site/notices/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { NoticeCreateScreen } from './NoticeFormScreen.tsx'
import { NoticeScreen } from './NoticeScreen.tsx'
import { NoticesScreen } from './NoticesScreen.tsx'

const aNotice = (title: string, isPinned = false) => ({
  postSeq: aSeq('post'),
  title,
  writerName: '윤하늘',
  isPinned,
  createdAt: '2026-11-20T03:00:00Z',
})
const near = (title: string) => ({ postSeq: aSeq('post'), title })

test('everybody reads the notices, and only staff see the button to write one', async () => {
  const visitor = renderSite(<NoticesScreen />, { path: '/notices' })
  visitor.answers(listNotices, { list: [aNotice('12월 시간표', true), aNotice('휴무 안내')], total: 2 })
  expect(await screen.findByRole('link', { name: /중요.*12월 시간표/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: '글쓰기' })).toBeNull()
  visitor.unmount()
  const staff = renderSite(<NoticesScreen />, { session: aManager('SITE_BOARD_CREATE') })
  staff.answers(listNotices, { list: [], total: 0 })
  expect(await screen.findByRole('link', { name: '글쓰기' })).toHaveAttribute('href', '/notices/create')
})

test('a notice links to the previous and the next one', async () => {
  const { answers } = renderSite(<NoticeScreen />, { path: '/notices/7', route: '/notices/:postSeq' })
  const previous = near('11월 시간표')
  answers(getNotice, { ...aNotice('12월 시간표'), content: '<p>새 기수</p>', previous, next: near('휴무') })
  expect(await screen.findByRole('heading', { name: '12월 시간표' })).toBeVisible()
  expect(screen.getByRole('link', { name: /이전 글.*11월 시간표/ })).toHaveAttribute(
    'href',
    `/notices/${previous.postSeq}`,
  )
  expect(screen.getByRole('link', { name: /다음 글.*휴무/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull()
})

test('staff remove a notice after one confirmation', async () => {
  const { answers, user, router } = renderSite(<NoticeScreen />, {
    path: '/notices/7',
    route: '/notices/:postSeq',
    session: aManager('SITE_BOARD_DELETE'),
  })
  answers(getNotice, { ...aNotice('휴무 안내'), content: '<p>쉽니다</p>', previous: null, next: null })
  await user.click(await screen.findByRole('button', { name: '삭제' }))
  answers(removeNotice, null)
  const [confirm] = screen.getAllByRole('button', { name: '삭제' }).slice(-1)
  if (confirm) await user.click(confirm)
  await waitFor(() => expect(router.state.location.pathname).toBe('/notices'))
})

test('a notice needs a title and a text', async () => {
  const { user, requests } = renderSite(<NoticeCreateScreen />, { session: aManager('SITE_BOARD_CREATE') })
  await user.click(screen.getByRole('button', { name: '올리기' }))
  expect(screen.getByText('제목을 입력해 주세요.')).toBeVisible()
  expect(screen.getByText('내용을 입력해 주세요.')).toBeVisible()
  expect(requests).toEqual([])
})

const channel = { channelSeq: aSeq('channel') }
const writing = (session: ReturnType<typeof aManager>) =>
  renderSite(<NoticeCreateScreen />, { session, channel })
const titleField = () => screen.findByRole('textbox', { name: '제목' })
const KEY = `seodang.notice-draft.${channel.channelSeq}`
function beganDaysAgo(days: number, { user: { userSeq } }: ReturnType<typeof aManager>) {
  const words = { title: '겨울 휴무', content: '<p>쉽니다</p>', isPinned: false, tellsMembers: true }
  const savedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
  localStorage.setItem(KEY, JSON.stringify({ userSeq, ...words, savedAt }))
}

test('a notice that was begun is offered again, to its writer alone', async () => {
  localStorage.clear()
  const writer = aManager('SITE_BOARD_CREATE')
  const first = writing(writer)
  await first.user.type(await titleField(), '겨울 휴무')
  await first.user.tab()
  expect(await screen.findByText(/임시저장$/)).toBeVisible()
  first.unmount()

  const other = writing(aManager('SITE_BOARD_CREATE'))
  expect(await titleField()).toHaveValue('')
  expect(screen.queryByText('쓰던 글이 있어요')).toBeNull()
  other.unmount()

  const { user } = writing(writer)
  expect(await screen.findByText('쓰던 글이 있어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '이어 쓰기' }))
  expect(await titleField()).toHaveValue('겨울 휴무')
})

test('what was begun is gone once it is published', async () => {
  const writer = aManager('SITE_BOARD_CREATE')
  beganDaysAgo(2, writer)
  const { user, answers, requests } = writing(writer)
  await user.click(await screen.findByRole('button', { name: '이어 쓰기' }))
  answers(addNotice, { postSeq: aSeq('post') })
  await user.click(screen.getByRole('button', { name: '올리기' }))
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
  expect(requests.at(-1)?.call).toMatchObject({ body: { title: '겨울 휴무', content: '<p>쉽니다</p>' } })
})

test('a draft of last month, and one whose writer starts anew, are gone', async () => {
  const writer = aManager('SITE_BOARD_CREATE')
  beganDaysAgo(31, writer)
  const late = writing(writer)
  expect(screen.queryByText('쓰던 글이 있어요')).toBeNull()
  late.unmount()

  beganDaysAgo(2, writer)
  const { user } = writing(writer)
  await user.click(await screen.findByRole('button', { name: '새로 쓰기' }))
  expect(screen.queryByText('쓰던 글이 있어요')).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})
