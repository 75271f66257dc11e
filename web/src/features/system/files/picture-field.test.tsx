import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUploadUrl } from 'contract/system/files/api'
import { SUCCESS } from 'contract/http/envelope'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { PictureField } from './PictureField.tsx'

const stored = { fileSeq: aSeq('file'), url: '/files/one.jpg' }

/** A request whose progress and result the test controls. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  responseText = ''
  isAborted = false
  open() {}
  setRequestHeader() {}
  send() {
    FakeRequest.last = this
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })))
  }
  end(answer: object) {
    this.responseText = JSON.stringify(answer)
    act(() => void this.dispatchEvent(new Event('load')))
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close() {} }))
})
afterEach(() => vi.unstubAllGlobals())

function aField() {
  const onStored = vi.fn()
  const view = renderSite(
    <PictureField label="대표 사진" kind="channel" url={null} instead={<i />} onStored={onStored} />,
    { session: aMember() },
  )
  const choose = () =>
    view.user.upload(
      screen.getByLabelText('대표 사진', { selector: 'input' }),
      new File(['x'], 'photo.png', { type: 'image/png' }),
    )
  const mayBeSent = () =>
    view.answers(getUploadUrl, { uploadUrl: '/put/1', uploadVodSeq: null, ticket: null })
  return { onStored, choose, mayBeSent, ...view }
}
const begun = async (percent: number) => screen.findByText(`올리는 중 ${percent}%`)

test('a picture shows its upload progress, never above 100 %, and is passed on once it is uploaded', async () => {
  const { onStored, choose, mayBeSent } = aField()
  mayBeSent()
  await choose()
  await begun(0)
  FakeRequest.last.progress(40, 100)
  await begun(40)
  FakeRequest.last.progress(300, 100)
  await begun(100)
  FakeRequest.last.end({ code: SUCCESS, message: '', data: stored })
  await waitFor(() => expect(onStored).toHaveBeenCalledWith(stored))
  expect(screen.getByRole('button', { name: '사진 고르기' })).toBeVisible()
})

test('cancelling stops the upload and allows a new one', async () => {
  const { onStored, choose, mayBeSent, user } = aField()
  mayBeSent()
  await choose()
  await begun(0)
  await user.click(screen.getByRole('button', { name: '올리기 취소' }))
  expect(FakeRequest.last.isAborted).toBe(true)
  expect(await screen.findByRole('button', { name: '사진 고르기' })).toBeVisible()
  expect(onStored).not.toHaveBeenCalled()
})

test('a failed picture says so and can be sent again without choosing it anew', async () => {
  const { onStored, choose, mayBeSent, user } = aField()
  mayBeSent()
  await choose()
  await begun(0)
  act(() => void FakeRequest.last.dispatchEvent(new Event('error')))
  expect(await screen.findByText('사진을 올리지 못했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
  mayBeSent()
  await user.click(screen.getByRole('button', { name: '다시 올리기' }))
  await begun(0)
  FakeRequest.last.end({ code: SUCCESS, message: '', data: stored })
  await waitFor(() => expect(onStored).toHaveBeenCalled())
})
