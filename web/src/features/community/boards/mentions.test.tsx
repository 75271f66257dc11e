import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import * as api from 'contract/community/boards/api'
import { listMentionable, listMentionableOnBoard } from 'contract/community/boards/mentions.api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { aBoard, aComment, aPost, boardPostSeq, boardSeq } from '../../../testing/boards.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { teachTextGeometry } from '../../../ui/testing/browser.ts'
import { BoardPostScreen } from './BoardPostScreen.tsx'
import { BoardWriteScreen } from './BoardWritingScreen.tsx'

beforeAll(teachTextGeometry)

const [mina, minho] = [
  { userSeq: aSeq('user'), name: '미나', role: null },
  { userSeq: aSeq('user'), name: '미노', role: 'TCH' as const },
]
async function aTalk(said = aComment()) {
  const site = renderSite(<BoardPostScreen />, {
    session: aMember(),
    path: `/boards/${boardSeq}/posts/${boardPostSeq}/view`,
    route: '/boards/:boardSeq/posts/:boardPostSeq/view',
  })
  site.answers(api.getBoard, aBoard())
  site.answers(api.getBoardPost, aPost())
  site.answers(api.listBoardComments, { list: [said], nextSeq: null })
  const field = await screen.findByRole('textbox', { name: /^댓글 쓰기/ })
  const sentTo = (endpoint: Endpoint) =>
    site.requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)
  return { ...site, field, sentTo }
}

// docs/rules.md R-1109
test('behind an @ somebody is chosen by keyboard, and mentioned as long as the text names them', async () => {
  const { user, answers, field, sentTo } = await aTalk()
  answers(listMentionable, { list: [mina, minho] })
  await user.type(field, '안녕 @미')
  const options = within(await screen.findByRole('listbox', { name: '언급할 회원' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('미나'),
    expect.stringContaining('미노'),
  ])
  expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id)
  expect(screen.getByText(/2명을 찾았어요/)).toBeInTheDocument()
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id)
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('안녕 @미노 ')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('축하해요')
  answers(api.commentBoardPost, { boardCommentSeq: aSeq('board comment') })
  answers(api.getBoardPost, aPost())
  answers(api.listBoardComments, { list: [], nextSeq: null })
  await user.click(screen.getByRole('button', { name: '댓글 등록' }))
  const body = { content: '안녕 @미노 축하해요', mentions: [minho.userSeq] }
  await waitFor(() => expect(sentTo(api.commentBoardPost)).toMatchObject([{ body }]))
})

test('Escape closes the list until another @ is typed; by pointer somebody is chosen too', async () => {
  const { user, answers, field } = await aTalk()
  answers(listMentionable, { list: [mina] })
  await user.type(field, '@')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveFocus()
  await user.keyboard(' @')
  await user.click(await screen.findByRole('option', { name: /미나/ }))
  expect(field).toHaveValue('@ @미나 ')
})

test('a name that comes without a key is sought too', async () => {
  const { user, answers, field } = await aTalk()
  answers(listMentionable, { list: [mina] })
  await user.click(field)
  await user.paste('@')
  await screen.findByRole('option', { name: /미나/ })
  fireEvent.input(field, { target: { value: '@노' } })
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
})

test('a name that nobody has says so', async () => {
  const { user, answers, field } = await aTalk()
  answers(listMentionable, { list: [] })
  await user.type(field, '@없')
  expect(await screen.findAllByText('이름이 맞는 회원이 없어요.')).toHaveLength(2)
})

test('a mention stands apart in the text of a comment', async () => {
  await aTalk(aComment({ content: '@미나 축하해요', mentions: ['미나'] }))
  expect((await screen.findByText('@미나')).tagName).toBe('B')
})

// docs/rules.md R-1250
test('in the text of a post somebody is chosen by keyboard, too, and stands there as one piece', async () => {
  const { user, answers, requests } = renderSite(<BoardWriteScreen />, {
    session: aMember(),
    path: `/boards/${boardSeq}/posts/write`,
    route: '/boards/:boardSeq/posts/write',
  })
  answers(api.getBoard, aBoard())
  answers(api.getTempPost, { tempPost: null })
  answers(listMentionableOnBoard, { list: [mina, minho] })
  const text = await screen.findByRole('textbox', { name: '내용' })
  act(() => text.focus())
  await user.keyboard('@미')
  const options = within(await screen.findByRole('listbox', { name: '언급할 회원' })).getAllByRole('option')
  await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', options[0]?.id))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', options[1]?.id))
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(within(text).getByText('@미노')).toHaveAttribute('data-mention', String(minho.userSeq))
  await user.keyboard('축하해요')
  await user.type(screen.getByRole('textbox', { name: /제목/ }), '소식')
  answers(api.writeBoardPost, { boardPostSeq })
  await user.click(screen.getByRole('button', { name: '올리기' }))
  const content = `<p><span data-mention="${minho.userSeq}">@미노</span> 축하해요</p>`
  await waitFor(() =>
    expect(requests.filter(({ name }) => name === nameOf(api.writeBoardPost))).toMatchObject([
      { call: { body: { content } } },
    ]),
  )
})

test('Escape closes the list in a post; by pointer somebody is chosen', async () => {
  const { user, answers } = renderSite(<BoardWriteScreen />, {
    session: aMember(),
    path: `/boards/${boardSeq}/posts/write`,
    route: '/boards/:boardSeq/posts/write',
  })
  answers(api.getBoard, aBoard())
  answers(api.getTempPost, { tempPost: null })
  answers(listMentionableOnBoard, { list: [mina] })
  const text = await screen.findByRole('textbox', { name: '내용' })
  act(() => text.focus())
  await user.keyboard('@')
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard(' @')
  await user.click(await screen.findByRole('option', { name: /미나/ }))
  expect(text).toHaveTextContent('@ @미나')
})
