import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf, type Output } from 'contract/http/endpoint'
import {
  connectZoom,
  disconnectZoom,
  getMeetingAccounts,
  saveLiveService,
} from 'contract/teaching/meeting-accounts/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { LiveSettingsScreen } from './LiveSettingsScreen.tsx'

const session = aManager('SITE_SUPPORT_UPDATE')
const at = '2026-11-21T03:00:00Z' as never
type Reply = Output<typeof getMeetingAccounts>
const zoom: NonNullable<Reply['zoom']> = {
  liveTypeCd: '00',
  accountId: 'acc',
  clientId: 'client',
  hostEmail: 'host@haru.example',
  accountName: 'Haru Yoga',
  hasWebhookSecret: true,
  connectedAt: at,
  checkedAt: at,
  lastError: null,
  heardAt: null,
}
const stored = (overrides: Partial<Reply> = {}): Reply => ({
  channelLiveTypeCd: '00',
  hasVideoRoom: true,
  zoom: null,
  webhookUrl: 'https://seodang.example/api/v1.0/channels/1/meetings/zoom',
  ...overrides,
})
function open(reply: Reply) {
  const shown = renderSite(<LiveSettingsScreen />, { session })
  shown.answers(getMeetingAccounts, reply)
  const sent = (endpoint: Parameters<typeof nameOf>[0]) =>
    shown.requests.find(({ name }) => name === nameOf(endpoint))?.call
  return { ...shown, sent }
}

test('says what is missing before it sends anything, and connects an account', async () => {
  const { user, answers, sent } = open(stored())
  expect(await screen.findByText('연결 안 됨')).toBeVisible()
  expect(screen.getByText('meeting:write:meeting:admin')).toBeVisible()
  await user.type(screen.getByLabelText('Account ID'), ' acc ')
  await user.click(screen.getByRole('button', { name: '확인하고 연결하기' }))
  expect(screen.getAllByText('입력해 주세요')).toHaveLength(3)
  expect(sent(connectZoom)).toBeUndefined()

  await user.type(screen.getByLabelText('Client ID'), 'client')
  await user.type(screen.getByLabelText('Client Secret'), 'hidden')
  await user.type(screen.getByLabelText('진행자 이메일'), 'host@haru.example')
  answers(connectZoom, { accountName: 'Haru Yoga' })
  answers(getMeetingAccounts, stored({ zoom }))
  await user.click(screen.getByRole('button', { name: '확인하고 연결하기' }))
  expect(await screen.findByText('Haru Yoga')).toBeVisible()
  expect(sent(connectZoom)).toMatchObject({
    body: {
      accountId: 'acc',
      clientId: 'client',
      clientSecret: 'hidden',
      hostEmail: 'host@haru.example',
      webhookSecret: '',
    },
  })
  expect(screen.getByLabelText('Client Secret')).toHaveValue('')
})

test('another host keeps the stored secrets, another app needs its own', async () => {
  const { user, answers, sent } = open(stored({ zoom }))
  await user.type(await screen.findByLabelText('Client ID'), '2')
  await user.click(screen.getByRole('button', { name: '확인하고 저장하기' }))
  expect(screen.getByText('입력해 주세요')).toBeVisible()
  await user.type(screen.getByLabelText('Client ID'), '{Backspace}')
  await user.type(screen.getByLabelText('진행자 이메일'), '.kr')
  answers(connectZoom, { accountName: 'Haru Yoga' })
  answers(getMeetingAccounts, stored({ zoom }))
  await user.click(screen.getByRole('button', { name: '확인하고 저장하기' }))
  expect(sent(connectZoom)).toMatchObject({
    body: { clientSecret: null, webhookSecret: null, hostEmail: 'host@haru.example.kr' },
  })
})

test('shows what is wrong with the account, and disconnects it after a question', async () => {
  const { user, answers, sent } = open(stored({ zoom: { ...zoom, lastError: 'PERMISSION' } }))
  expect(await screen.findByText(/필요한 권한\(Scope\)이 빠져 있어요/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '연결 끊기' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Zoom 연결을 끊을까요?' })
  expect(sent(disconnectZoom)).toBeUndefined()
  answers(disconnectZoom, null)
  answers(getMeetingAccounts, stored())
  await user.click(within(dialog).getByRole('button', { name: '연결 끊기' }))
  expect(await screen.findByText('연결 안 됨')).toBeVisible()
})

test('the usual service is saved as soon as it is chosen; a video room that cannot open is not offered', async () => {
  const { user, answers, sent } = open(stored({ hasVideoRoom: false }))
  expect(await screen.findByRole('radio', { name: /사이트 화상/ })).toBeDisabled()
  answers(saveLiveService, null)
  answers(getMeetingAccounts, stored({ channelLiveTypeCd: '99' }))
  await user.click(screen.getByRole('radio', { name: /다른 도구/ }))
  expect(sent(saveLiveService)).toMatchObject({ body: { channelLiveTypeCd: '99' } })
  expect(await screen.findByRole('radio', { name: /다른 도구/ })).toBeChecked()
})
