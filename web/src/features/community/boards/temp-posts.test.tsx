import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aBoard, boardPostSeq, boardSeq } from '../../../testing/boards.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { BoardWriteScreen } from './BoardWritingScreen.tsx'

const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)
const savedAt = '2026-11-20T03:00:00Z'
function writing() {
  const site = renderSite(<BoardWriteScreen />, {
    path: `/boards/${boardSeq}/posts/create`,
    route: '/boards/:boardSeq/posts/create',
    session: aMember(),
  })
  site.answers(api.getBoard, aBoard())
  return site
}

test('words are kept when a field is left', async () => {
  const { answers, user, requests } = writing()
  answers(api.getTempPost, { tempPost: null })
  await waitFor(() => expect(sentTo(requests, api.getTempPost)).toHaveLength(1))
  answers(api.saveTempPost, { savedAt })
  await user.type(await screen.findByRole('textbox', { name: '제목' }), '28일째')
  await user.tab()
  expect(await screen.findByText(/임시저장$/)).toBeVisible()
  expect(sentTo(requests, api.saveTempPost)).toMatchObject([{ body: { title: '28일째' } }])
})

test('what was kept is offered, and nothing is kept over it before the writer has decided', async () => {
  const { answers, user, requests } = writing()
  const tempPost = { title: '어제 쓴 글', content: '<p>반쯤</p>', boardCategorySeq: null, isPrivate: false }
  answers(api.getTempPost, { tempPost: { ...tempPost, savedAt } })
  expect(await screen.findByText('쓰던 글이 있어요')).toBeVisible()
  fireEvent.blur(screen.getByRole('textbox', { name: '제목' }))
  expect(sentTo(requests, api.saveTempPost)).toEqual([])
  await user.click(screen.getByRole('button', { name: '이어 쓰기' }))
  expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('어제 쓴 글')
  expect(screen.queryByText('쓰던 글이 있어요')).toBeNull()
  answers(api.writeBoardPost, { boardPostSeq })
  await user.click(screen.getByRole('button', { name: '올리기' }))
  await waitFor(() =>
    expect(sentTo(requests, api.writeBoardPost)).toMatchObject([{ body: { title: '어제 쓴 글' } }]),
  )
})

test('a writer who starts anew removes what was kept', async () => {
  const { answers, user, requests } = writing()
  const tempPost = { title: '옛 글', content: '', boardCategorySeq: null, isPrivate: false, savedAt }
  answers(api.getTempPost, { tempPost })
  await screen.findByText('쓰던 글이 있어요')
  answers(api.removeTempPost, null)
  await user.click(screen.getByRole('button', { name: '새로 쓰기' }))
  await waitFor(() => expect(screen.queryByText('쓰던 글이 있어요')).toBeNull())
  expect(sentTo(requests, api.removeTempPost)).toHaveLength(1)
  expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('')
})
