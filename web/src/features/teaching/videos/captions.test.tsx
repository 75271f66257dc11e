import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  downloadCaptions,
  listCaptions,
  removeCaptions,
  saveCaptions,
} from 'contract/teaching/videos/captions.api'
import { getUploadUrl } from 'contract/system/files/api'
import { SUCCESS } from 'contract/http/envelope'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { currentToasts } from '../../../ui/layers/toast.ts'
import { CaptionsField } from './CaptionsField.tsx'

const fileSeq = aSeq('file')

/** A request that succeeds at once. */
class QuickRequest extends EventTarget {
  static sent = 0
  upload = new EventTarget()
  responseText = JSON.stringify({ code: SUCCESS, message: '', data: { fileSeq } })
  open() {}
  setRequestHeader() {}
  send() {
    QuickRequest.sent += 1
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}
beforeEach(() => {
  QuickRequest.sent = 0
  vi.stubGlobal('XMLHttpRequest', QuickRequest)
})

const said = (text: string) => waitFor(() => expect(currentToasts().at(-1)?.text).toMatch(text))
const updatedAt = '2026-11-20T03:00:00Z'
const korean = { captionLanguage: 'ko' as const, originFileName: '자막.srt', cueCount: 12, updatedAt }

/** Chooses a file in the file chooser that was just opened. */
async function choose(user: { upload: (to: HTMLElement, file: File) => Promise<void> }, file: File) {
  const input = [...document.querySelectorAll<HTMLInputElement>('body > input[type=file]')].at(-1)
  if (!input) throw new Error('no chooser')
  await user.upload(input, file)
}
function show() {
  const view = renderSite(<CaptionsField uploadVodSeq={aSeq('video')} />, {
    session: aManager('CLASS_INFO_READ', 'CLASS_INFO_UPDATE'),
  })
  return view
}

test('captions of a language are uploaded and appear in the list', async () => {
  const { answers, user, requests } = show()
  answers(listCaptions, { list: [korean] })
  expect(await screen.findByText('자막.srt · 12줄')).toBeVisible()
  expect(screen.queryByRole('option', { name: '한국어' })).toBeNull()

  await user.selectOptions(screen.getByRole('combobox', { name: '언어' }), '영어')
  await user.click(screen.getByRole('button', { name: '파일 고르기' }))
  answers(getUploadUrl, { uploadUrl: '/files/documents/x', uploadVodSeq: null, ticket: null })
  answers(saveCaptions, { cueCount: 3 })
  answers(listCaptions, { list: [{ ...korean, captionLanguage: 'en', originFileName: 'en.vtt' }, korean] })
  await choose(user, new File(['WEBVTT'], 'en.vtt'))
  await said('영어 자막을 넣었어요')
  expect(requests.map(({ call }) => call)).toContainEqual(
    expect.objectContaining({ body: { captionLanguage: 'en', fileSeq } }),
  )
  expect(await screen.findByText('en.vtt · 12줄')).toBeVisible()
})

test('captions are downloaded as a file', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const { answers, user } = show()
  answers(listCaptions, { list: [korean] })
  answers(downloadCaptions, { content: 'WEBVTT', originFileName: '어깨 10:00.srt' })
  await user.click(await screen.findByRole('button', { name: '한국어 자막 내려받기' }))
  await waitFor(() => expect(saved).toEqual(['어깨 10 00.ko.vtt']))
  vi.restoreAllMocks()
})

test('a file of another type is not uploaded, and captions are deleted only after a confirmation', async () => {
  const { answers, user } = show()
  answers(listCaptions, { list: [korean] })
  await user.click(await screen.findByRole('button', { name: '한국어 자막 바꾸기' }))
  const input = [...document.querySelectorAll<HTMLInputElement>('body > input[type=file]')].at(-1)
  input?.removeAttribute('accept')
  await choose(user, new File(['x'], '영상.mp4'))
  await said('SRT 또는 VTT')
  expect(QuickRequest.sent).toBe(0)

  await user.click(screen.getByRole('button', { name: '한국어 자막 삭제' }))
  const sure = screen.getByRole('alertdialog', { name: '한국어 자막을 삭제할까요?' })
  answers(removeCaptions, null)
  answers(listCaptions, { list: [] })
  await user.click(within(sure).getByRole('button', { name: '삭제' }))
  await said('자막을 삭제했어요')
  await waitFor(() => expect(screen.queryByText('자막.srt · 12줄')).toBeNull())
})
