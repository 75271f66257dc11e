import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SUCCESS } from 'contract/http/envelope'
import { nameOf } from 'contract/http/endpoint'
import { enterForm, openFormUpload, showForm, submitForm } from 'contract/growth/forms/submit.api'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import type { PublicForm } from './form-page.api.ts'
import { FormScreen } from './FormScreen.tsx'

/** Takes every file. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  responseText = ''
  open() {}
  setRequestHeader() {}
  abort() {}
  send(file: File) {
    const data = {
      fileSeq: 41,
      url: '/files/private/1',
      originFileName: file.name,
      contentType: 'application/pdf',
      fileSize: 2048,
      receipt: 'from today',
    }
    this.responseText = JSON.stringify({ code: SUCCESS, message: '', data })
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}
beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => vi.unstubAllGlobals())

const portfolio = {
  formItemSeq: aSeq('form-item'),
  itemType: 'FILE' as const,
  label: '포트폴리오',
  helpText: '',
  isRequired: true,
  options: [],
  agreeKind: null,
  agreeText: '',
}
const form: PublicForm = {
  formId: 'open-day',
  title: '오픈데이 신청',
  description: '',
  version: 3,
  status: 'OPEN',
  isLoginRequired: false,
  answerMode: 'MOD_N',
  startsAt: null,
  endsAt: null,
  enrolsIn: null,
  items: [portfolio],
}
function opened() {
  const site = renderSite(<FormScreen />, { route: '/forms/:formId', path: '/forms/open-day' })
  site.answers(showForm, form)
  site.answers(enterForm, { form, ticket: 'ticket', submittedAt: null, answers: null, files: [] })
  return site
}
const sendButton = () => screen.findByRole('button', { name: '제출하기' })

test('files of an answer are sent by themselves, and named with their receipts', async () => {
  const { user, answers, requests } = opened()
  answers(openFormUpload, { uploadUrl: '/files/documents/ticket' })
  await screen.findByLabelText(/포트폴리오/)
  await user.click(await sendButton())
  expect(screen.getByText('꼭 답해 주세요.')).toBeVisible()
  const file = new File(['%PDF-1.7'], '작품.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText(/포트폴리오/, { selector: 'input' }), file)
  expect(await screen.findByRole('button', { name: '작품.pdf 빼기' }, { timeout: 5000 })).toBeVisible()
  answers(submitForm, { message: null, redirectUrl: null, enrolment: null })
  answers(enterForm, {
    form,
    ticket: 'another',
    submittedAt: '2026-11-21T03:00:00Z',
    answers: null,
    files: [],
  })
  await user.click(await sendButton())
  expect(await screen.findByText('제출했어요', {}, { timeout: 5000 })).toBeVisible()
  expect(requests.find((one) => one.name === nameOf(submitForm))?.call).toMatchObject({
    body: {
      answers: [{ formItemSeq: portfolio.formItemSeq, value: ['41'] }],
      files: [{ fileSeq: 41, receipt: 'from today' }],
    },
  })
})

test('a file of another kind is refused before it is sent', async () => {
  const { requests } = opened()
  const file = new File(['MZ'], 'work.exe')
  await userEvent
    .setup({ applyAccept: false })
    .upload(await screen.findByLabelText(/포트폴리오/, { selector: 'input' }), file)
  expect(await screen.findByText('올릴 수 없는 종류의 파일이에요')).toBeVisible()
  expect(requests.map((one) => one.name)).not.toContain(nameOf(openFormUpload))
})
