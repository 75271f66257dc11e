import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from 'contract/community/boards/api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { SUCCESS } from 'contract/http/envelope'
import { getUploadUrl } from 'contract/system/files/api'
import { aBoard, aPost, boardPostSeq, boardSeq } from '../../../testing/boards.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { BoardPostScreen } from './BoardPostScreen.tsx'
import { BoardEditScreen, BoardWriteScreen } from './BoardWritingScreen.tsx'

/** Accepts every upload but the second one, as a connection does that breaks for a moment. */
class FakeRequest extends EventTarget {
  static count = 0
  upload = new EventTarget()
  responseText = ''
  open() {}
  setRequestHeader() {}
  abort() {}
  send(file: Blob & { name?: string }) {
    FakeRequest.count += 1
    const isLost = FakeRequest.count === 2
    const data = {
      fileSeq: FakeRequest.count,
      url: '/files/shown/1.webp',
      originFileName: file.name ?? 'photo.jpg',
      contentType: 'application/pdf',
      fileSize: 2048,
    }
    this.responseText = JSON.stringify({ code: SUCCESS, message: '', data })
    queueMicrotask(() => this.dispatchEvent(new Event(isLost ? 'error' : 'load')))
  }
}
beforeEach(() => {
  FakeRequest.count = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close() {} }))
})
afterEach(() => vi.unstubAllGlobals())
const way = { uploadUrl: '/put/1', uploadVodSeq: null, ticket: null }
const photo = new File(['x'], 'photo.png', { type: 'image/png' })
const pdf = new File(['%PDF'], '스트레칭.pdf', { type: 'application/pdf' })
const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.filter(({ name }) => name === nameOf(endpoint)).map(({ call }) => call)

test('a file that was lost on its way is sent again when the connection is back', async () => {
  const { answers, user } = renderSite(<BoardWriteScreen />, {
    path: `/boards/${boardSeq}/posts/create`,
    route: '/boards/:boardSeq/posts/create',
    session: aMember(),
  })
  answers(api.getBoard, aBoard())
  await screen.findByRole('textbox', { name: '제목' })
  answers(getUploadUrl, way)
  await user.upload(screen.getByLabelText('사진 고르기', { selector: 'input' }), photo)
  await user.type(await screen.findByLabelText('사진 1 설명'), '매트')
  answers(getUploadUrl, way)
  await user.upload(screen.getByLabelText(/첨부 파일/, { selector: 'input' }), pdf)
  expect(await screen.findByRole('button', { name: '스트레칭.pdf 다시 올리기' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '올리기' }))
  expect(screen.getByText('올리지 못한 파일이 있어요. 다시 올리거나 빼 주세요.')).toBeVisible()
  answers(getUploadUrl, way)
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('2.0 KB')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/올리지 못한 파일/)).toBeNull())
})

test('the files of a post stay when its words change, and one is taken out', async () => {
  const { answers, user, requests } = renderSite(<BoardEditScreen />, {
    path: `/boards/${boardSeq}/posts/${boardPostSeq}/edit`,
    route: '/boards/:boardSeq/posts/:boardPostSeq/edit',
    session: aMember(),
  })
  const file = {
    fileSeq: aSeq('file'),
    originFileName: '표.pdf',
    contentType: 'application/pdf',
    fileSize: 9,
  }
  const other = { ...file, fileSeq: aSeq('file'), originFileName: '옛 표.pdf' }
  const picture = { fileSeq: aSeq('file'), altText: '매트', variants: [{ width: 320, url: '/files/1.webp' }] }
  answers(api.getBoard, aBoard())
  answers(api.getBoardPost, aPost({ isMine: true, files: [file, other], pictures: [picture] }))
  expect(await screen.findByLabelText('사진 1 설명')).toHaveValue('매트')
  await user.click(screen.getByRole('button', { name: '옛 표.pdf 빼기' }))
  answers(api.saveBoardPost, null)
  await user.click(screen.getByRole('button', { name: '올리기' }))
  await waitFor(() =>
    expect(sentTo(requests, api.saveBoardPost)).toMatchObject([
      { body: { files: [file.fileSeq], pictures: [{ fileSeq: picture.fileSeq, altText: '매트' }] } },
    ]),
  )
})

test('readers see the pictures with their words, and download the files', async () => {
  const { answers, user, requests } = renderSite(<BoardPostScreen />, {
    path: `/boards/${boardSeq}/posts/${boardPostSeq}/view`,
    route: '/boards/:boardSeq/posts/:boardPostSeq/view',
  })
  const variants = [{ width: 320, url: '/files/shown/1.webp' }]
  const file = {
    fileSeq: aSeq('file'),
    originFileName: '표.pdf',
    contentType: 'application/pdf',
    fileSize: 2048,
  }
  answers(api.getBoard, aBoard())
  answers(
    api.getBoardPost,
    aPost({
      files: [file],
      pictures: [
        { fileSeq: aSeq('file'), altText: '매트', variants },
        { fileSeq: aSeq('file'), altText: '', variants },
      ],
    }),
  )
  answers(api.listBoardComments, { list: [], nextSeq: null })
  const shown = within(await screen.findByRole('list', { name: '사진' })).getAllByRole('img')
  expect(shown.map((image) => image.getAttribute('alt'))).toEqual(['매트', '사진 2/2'])
  expect(screen.getByText('2.0 KB')).toBeVisible()
  answers(api.openBoardFile, { url: '#file' })
  await user.click(screen.getByRole('button', { name: '표.pdf 내려받기' }))
  expect(sentTo(requests, api.openBoardFile)).toMatchObject([{ params: { fileSeq: file.fileSeq } }])
  await waitFor(() => expect(window.location.hash).toBe('#file'))
})
