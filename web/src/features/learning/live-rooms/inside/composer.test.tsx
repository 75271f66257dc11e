import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SUCCESS } from 'contract/http/envelope'
import { nameOf } from 'contract/http/endpoint'
import { sendRoomMessage } from 'contract/learning/live-rooms/api'
import { getUploadUrl } from 'contract/system/files/api'
import { aRoomMessage } from '../../../../testing/live-lessons.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { aSeq } from '../../../../testing/things.ts'
import { Composer } from './Composer.tsx'

const fileSeq = aSeq('file')
/** An upload that succeeds at once. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  responseText = JSON.stringify({ code: SUCCESS, message: '', data: { fileSeq, url: '/files/one' } })
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close() {} }))
})
afterEach(() => vi.unstubAllGlobals())

function aComposer() {
  const onSent = vi.fn()
  const lessonRef = { courseSeq: aSeq('course'), itemSeq: aSeq('curriculum') }
  const view = renderSite(<Composer lessonRef={lessonRef} isHost groups={null} onSent={onSent} />, {
    session: aMember(),
  })
  const choose = (file: File) =>
    view.user.upload(screen.getByLabelText('사진이나 PDF 첨부', { selector: 'input' }), file)
  return { ...view, onSent, choose }
}

// docs/rules.md R-1003
test.each([
  ['순서.pdf', 'application/pdf', 'live_document'],
  ['매트.png', 'image/png', 'live_picture'],
])('%s is uploaded and sent without words', async (name, type, kind) => {
  const { user, answers, requests, choose, onSent } = aComposer()
  answers(getUploadUrl, { uploadUrl: '/put/1', uploadVodSeq: null, ticket: null })
  expect(screen.getByRole('button', { name: '보내기' })).toBeDisabled()
  await choose(new File(['x'], name, { type }))
  await waitFor(() => expect(screen.getByRole('button', { name: '보내기' })).toBeEnabled())
  expect(screen.getByText(name)).toBeVisible()
  answers(sendRoomMessage, aRoomMessage(''))
  await user.click(screen.getByRole('button', { name: '보내기' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  const sent = requests.find((one) => one.name === nameOf(sendRoomMessage))
  expect(sent?.call).toMatchObject({ body: { content: '', file: { fileSeq, kind } } })
  expect(screen.queryByText(name)).toBeNull()
})

test('a file that may not be sent says why, and can be taken off again', async () => {
  const { user, refuses, choose } = aComposer()
  refuses(getUploadUrl, 'STORAGE_FULL')
  await choose(new File(['x'], '순서.pdf', { type: 'application/pdf' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: '보내기' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '순서.pdf 첨부 취소' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
