import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as boards from 'contract/community/boards/api'
import * as api from 'contract/community/boards/class.api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aLine } from '../../../../testing/boards.ts'
import { aManager } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { ClassBoardPostsScreen } from './ClassBoardPostsScreen.tsx'

const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)
const courseSeq = aSeq('course')
const here = { boardSeq: aSeq('board'), boardTitle: '자유', courseSeq, courseTitle: '저녁 요가' }
const session = aManager('SITE_BOARD_READ', 'CLASS_ROOM_UPDATE')
const start = () => {
  const site = renderSite(<ClassBoardPostsScreen />, { session, path: '/settings/board/course' })
  site.answers(api.listBoardClasses, { list: [{ courseSeq, title: '저녁 요가' }] })
  return site
}

test('posts of all class boards are listed, narrowed by class and searched', async () => {
  const { answers, user, requests } = start()
  const line = { ...aLine('28일째', { isPrivate: true, importance: 'HIGH' }), ...here }
  answers(api.listClassBoardPosts, { list: [line], nextSeq: line.boardPostSeq })
  expect(await screen.findByRole('row', { name: /중요.*비공개.*28일째.*자유.*저녁 요가/ })).toBeVisible()
  expect(screen.getByRole('link', { name: '28일째' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/classes/${courseSeq}/board/${line.boardPostSeq}/view`),
  )
  answers(api.listClassBoardPosts, { list: [{ ...aLine('27일째'), ...here }], nextSeq: null })
  await user.click(screen.getByRole('button', { name: '더 보기' }))
  expect(await screen.findByText('27일째')).toBeVisible()
  answers(api.listClassBoardPosts, { list: [], nextSeq: null })
  await user.selectOptions(screen.getByLabelText('클래스'), '저녁 요가')
  expect(await screen.findByText('맞는 글이 없어요')).toBeVisible()
  expect(sentTo(requests, api.listClassBoardPosts).at(-1)).toMatchObject({ query: { courseSeq } })
})

test('staff pin a post and remove one', async () => {
  const { answers, user, requests } = start()
  const line = { ...aLine('광고'), ...here }
  answers(api.listClassBoardPosts, { list: [line], nextSeq: null })
  await user.click(await screen.findByRole('button', { name: '‘광고’ 관리' }))
  answers(api.pinClassBoardPost, null)
  answers(api.listClassBoardPosts, { list: [line], nextSeq: null })
  await user.click(await screen.findByRole('menuitem', { name: '맨 위에 고정' }))
  expect(sentTo(requests, api.pinClassBoardPost)).toMatchObject([{ body: { isPinned: true } }])
  await user.click(screen.getByRole('button', { name: '‘광고’ 관리' }))
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }))
  answers(boards.removeBoardPost, null)
  answers(api.listBoardClasses, { list: [] })
  answers(api.listClassBoardPosts, { list: [], nextSeq: null })
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '삭제' }))
  await waitFor(() => expect(sentTo(requests, boards.removeBoardPost)).toHaveLength(1))
  expect(await screen.findByText('아직 글이 없어요')).toBeVisible()
})
