import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as api from 'contract/growth/message-templates/api'
import { nameOf } from 'contract/http/endpoint'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { TemplateButtons } from './TemplateButtons.tsx'
import type { MessageTemplate } from './message-templates.api.ts'

const session = aManager('SITE_MARKETING_READ', 'SITE_MARKETING_UPDATE')
const letter: MessageTemplate = {
  messageTemplateSeq: aSeq('message-template'),
  channelType: 'EMAIL',
  name: '월간 소식',
  subject: '이번 달 소식',
  updatedAt: '2026-11-20T00:00:00Z',
}
const written = { subject: '새 제목', content: '<p>새 글</p>' }

function open(message = written) {
  const onLoad = vi.fn()
  const shown = renderSite(<TemplateButtons message={message} onLoad={onLoad} />, { session })
  const sent = (endpoint: Parameters<typeof nameOf>[0]) =>
    shown.requests.find(({ name }) => name === nameOf(endpoint))?.call
  return { ...shown, onLoad, sent }
}

test('a template is loaded into the message', async () => {
  const { user, answers, onLoad } = open({ subject: '', content: '' })
  expect(screen.getByRole('button', { name: '템플릿으로 저장' })).toBeDisabled()
  answers(api.listMessageTemplates, { list: [letter] })
  await user.click(screen.getByRole('button', { name: '템플릿 불러오기' }))
  const dialog = within(await screen.findByRole('dialog', { name: '템플릿' }))
  expect(await dialog.findByText('이번 달 소식')).toBeVisible()
  answers(api.getMessageTemplate, { ...letter, content: '<p>안녕하세요</p>' })
  await user.click(dialog.getByRole('button', { name: '불러오기' }))
  await waitFor(() =>
    expect(onLoad).toHaveBeenCalledWith({ subject: '이번 달 소식', content: '<p>안녕하세요</p>' }),
  )
})

test('a message is kept under a name', async () => {
  const { user, answers, sent } = open()
  await user.click(screen.getByRole('button', { name: '템플릿으로 저장' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '템플릿으로 저장' }))
  expect(dialog.getByText('템플릿 이름을 입력해 주세요.')).toBeVisible()
  await user.type(dialog.getByLabelText('템플릿 이름'), ' 봄 소식 ')
  answers(api.createMessageTemplate, { messageTemplateSeq: letter.messageTemplateSeq })
  await user.click(dialog.getByRole('button', { name: '템플릿으로 저장' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(api.createMessageTemplate)).toMatchObject({ body: { name: '봄 소식', ...written } })
})

test('a template is replaced by the message, and deleted after a question', async () => {
  const { user, answers, sent } = open()
  answers(api.listMessageTemplates, { list: [letter] })
  await user.click(screen.getByRole('button', { name: '템플릿 불러오기' }))
  await user.click(await screen.findByRole('button', { name: '월간 소식 관리' }))
  answers(api.modifyMessageTemplate, null)
  answers(api.listMessageTemplates, { list: [letter] })
  await user.click(await screen.findByRole('menuitem', { name: '지금 내용으로 바꾸기' }))
  await waitFor(() =>
    expect(sent(api.modifyMessageTemplate)).toMatchObject({ body: { name: '월간 소식', ...written } }),
  )
  await user.click(screen.getByRole('button', { name: '월간 소식 관리' }))
  await user.click(await screen.findByRole('menuitem', { name: '삭제' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: '템플릿을 삭제할까요?' }))
  expect(sent(api.deleteMessageTemplate)).toBeUndefined()
  answers(api.deleteMessageTemplate, null)
  answers(api.listMessageTemplates, { list: [] })
  await user.click(dialog.getByRole('button', { name: '삭제' }))
  expect(await screen.findByText('아직 저장한 템플릿이 없어요')).toBeVisible()
})
