import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listClassPosts, listOpenPosts, writeClassPost } from 'contract/community/posts/api'
import type { ClassRole } from 'contract/community/posts/schemas'
import { listClassReports, listReportsInClass, reportClassPost } from 'contract/community/posts/reports.api'
import { getUploadUrl } from 'contract/system/files/api'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { SUCCESS } from 'contract/http/envelope'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ClassPosts } from './ClassPosts.tsx'
import { OpenPosts } from './OpenPosts.tsx'
import { ClassReportsScreen } from './settings/ClassReportsScreen.tsx'
import { ReportsScreen } from './settings/ReportsScreen.tsx'

const aPicture = (altText = '') => ({
  altText,
  variants: [{ width: 320, url: `/files/shown/${altText}/320.webp` }],
})
const aPost = (overrides: Partial<ClassRole> = {}): ClassRole => ({
  classPostSeq: aSeq('class post'),
  writerName: '준',
  isMine: false,
  content: '오늘 만든 잔이에요',
  pictures: [],
  scope: 'PUBLIC',
  isOpen: false,
  isPinned: false,
  isReported: false,
  hiddenReason: null,
  curriculumSeq: null,
  missionTitle: null,
  createdAt: '2026-11-21T03:00:00Z',
  comments: [],
  ...overrides,
})
const listed = (overrides: object = {}) => ({
  pinned: [],
  posts: [],
  isStaff: false,
  isOpenClass: false,
  ...overrides,
})
const sentTo = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.find(({ name }) => name === nameOf(endpoint))?.call

/** Accepts every upload, but the second file only at the second attempt. */
class FakeRequest extends EventTarget {
  static count = 0
  upload = new EventTarget()
  responseText = ''
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    FakeRequest.count += 1
    const data = { fileSeq: FakeRequest.count, url: '/files/shown/1.webp' }
    this.responseText = JSON.stringify(
      FakeRequest.count === 2 ? { code: '500000', message: '' } : { code: SUCCESS, message: '', data },
    )
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}
beforeEach(() => {
  FakeRequest.count = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close() {} }))
})
afterEach(() => vi.unstubAllGlobals())
const photo = (name = 'photo.png') => new File(['x'], name, { type: 'image/png' })
const feed = () => renderSite(<ClassPosts courseSeq={aSeq('course')} />, { session: aMember() })

test('pictures are chosen or pasted, failed ones are sent again, and all are posted with the text', async () => {
  const { answers, user, requests } = feed()
  answers(listClassPosts, listed())
  await screen.findByText('아직 글이 없어요')
  const way = { uploadUrl: '/put/1', uploadVodSeq: null, ticket: null }
  answers(getUploadUrl, way)
  await user.upload(screen.getByLabelText('사진 고르기', { selector: 'input' }), photo())
  await user.type(await screen.findByLabelText('사진 1 설명'), '흰 잔')
  answers(getUploadUrl, way)
  fireEvent.paste(screen.getByLabelText('함께 듣는 분들에게 한마디'), {
    clipboardData: { files: [photo('pasted.png')] },
  })
  const again = await screen.findByRole('button', { name: '사진 2 다시 올리기' })
  await user.click(screen.getByRole('button', { name: '올리기' }))
  expect(screen.getByText(/올리지 못한 사진이 있어요/)).toBeVisible()
  answers(getUploadUrl, way)
  await user.click(again)
  await screen.findByLabelText('사진 2 설명')
  await waitFor(() => expect(screen.queryByLabelText('사진 2 올리는 중')).toBeNull())
  answers(writeClassPost, { classPostSeq: aSeq('class post') })
  answers(listClassPosts, listed())
  await user.click(screen.getByRole('button', { name: '올리기' }))
  expect(sentTo(requests, writeClassPost)).toMatchObject({
    body: { content: '', pictures: [{ fileSeq: 1, altText: '흰 잔' }, { fileSeq: 3 }], isOpen: false },
  })
})

test('a picture opens large, and the arrow keys turn to the next one', async () => {
  const { answers, user } = feed()
  answers(
    listClassPosts,
    listed({ posts: [aPost({ pictures: [aPicture('흰 잔'), aPicture('푸른 접시')] })] }),
  )
  await user.click(await screen.findByRole('button', { name: '흰 잔' }))
  const dialog = screen.getByRole('dialog', { name: '준님이 올린 사진' })
  expect(within(dialog).getByText('1/2')).toBeVisible()
  fireEvent.keyDown(within(dialog).getByRole('list'), { key: 'ArrowRight' })
  expect(within(dialog).getByText('2/2')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '다음 사진' })).toBeDisabled()
})

test('in a class that shows posts to visitors, writers can choose that and read what it means', async () => {
  const { answers, user, requests } = feed()
  answers(listClassPosts, listed({ isOpenClass: true }))
  expect(await screen.findByText(/페이지를 보는 누구나 읽을 수 있어요/)).toBeVisible()
  await user.type(screen.getByLabelText('함께 듣는 분들에게 한마디'), '구경 오세요')
  answers(writeClassPost, { classPostSeq: aSeq('class post') })
  answers(listClassPosts, listed({ isOpenClass: true }))
  await user.click(screen.getByRole('button', { name: '올리기' }))
  expect(sentTo(requests, writeClassPost)).toMatchObject({ body: { isOpen: true, scope: 'PUBLIC' } })
})

test('visitors read posts and see no buttons', async () => {
  const { answers } = renderSite(<OpenPosts courseSeq={aSeq('course')} />)
  answers(listOpenPosts, { pinned: [aPost({ isPinned: true, content: '환영해요' })], posts: [aPost()] })
  expect(await screen.findByText('환영해요')).toBeVisible()
  expect(screen.getByText('오늘 만든 잔이에요')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a reader reports a post, with a text of their own if no reason fits', async () => {
  const { answers, user, requests } = feed()
  answers(listClassPosts, listed({ posts: [aPost()] }))
  await user.click(await screen.findByRole('button', { name: '준님 글 더보기' }))
  const report = await screen.findByRole('menuitem', { name: '신고하기' })
  expect(screen.queryByRole('menuitem', { name: '삭제하기' })).toBeNull()
  await user.click(report)
  const dialog = screen.getByRole('dialog', { name: '무엇이 문제인가요?' })
  await user.click(within(dialog).getByRole('radio', { name: '그 밖의 이유' }))
  await user.click(within(dialog).getByRole('button', { name: '신고하기' }))
  expect(within(dialog).getByText('어떤 문제인지 적어 주세요')).toBeVisible()
  answers(reportClassPost, null)
  answers(listClassPosts, listed({ posts: [aPost({ isReported: true })] }))
  await user.type(within(dialog).getByLabelText(/자세한 내용/), '다른 사람 작품이에요')
  await user.click(within(dialog).getByRole('button', { name: '신고하기' }))
  expect(sentTo(requests, reportClassPost)).toMatchObject({
    body: { reason: 'OTHER', description: '다른 사람 작품이에요', classCommentSeq: null },
  })
})

test('staff see reported posts with the reasons, without the names of the reporters', async () => {
  const { answers } = renderSite(<ReportsScreen />, {
    session: aManager('CLASS_ROOM_UPDATE'),
    path: '/settings/class-reports',
  })
  const createdAt = '2026-11-21T03:00:00Z'
  answers(listClassReports, {
    list: [
      {
        courseSeq: aSeq('course'),
        courseTitle: '흙과 물레',
        classPostSeq: aSeq('class post'),
        classCommentSeq: null,
        writerName: '준',
        content: '이거 사세요',
        pictures: [aPicture('광고 사진')],
        isHidden: false,
        verdict: null,
        reports: [{ reason: 'SPAM', description: '계속 올라와요', createdAt }],
        lastAt: createdAt,
      },
    ],
    total: 1,
  })
  const one = await screen.findByRole('article', { name: '준님의 글' })
  expect(within(one).getByText('광고나 도배')).toBeVisible()
  expect(within(one).getByText('계속 올라와요')).toBeVisible()
  expect(within(one).getByRole('button', { name: '그대로 두기' })).toBeEnabled()
  expect(within(one).getByRole('button', { name: '광고 사진' })).toBeVisible()
})

test('class staff read the reports of their class under its settings', async () => {
  const courseSeq = aSeq('course')
  const { answers, requests } = renderSite(<ClassReportsScreen />, {
    session: aManager('CLASS_ROOM_UPDATE'),
    path: `/classes/${courseSeq}/settings/reports`,
    route: '/classes/:courseSeq/settings/reports',
  })
  answers(listReportsInClass, { list: [], total: 0 })
  expect(await screen.findByText('확인할 신고가 없어요')).toBeVisible()
  expect(sentTo(requests, listReportsInClass)).toMatchObject({ query: { shelf: 'open' } })
})
