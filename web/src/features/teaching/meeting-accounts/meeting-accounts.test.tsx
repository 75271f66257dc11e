import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { nameOf, type Output } from 'contract/http/endpoint'
import {
  beginGoogleMeet,
  checkGoogleMeet,
  connectGoogleMeet,
  connectZoom,
  disconnectZoom,
  getMeetingAccounts,
  saveLiveService,
} from 'contract/teaching/meeting-accounts/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { GoogleReturnScreen } from './GoogleReturnScreen.tsx'
import { LiveSettingsScreen } from './LiveSettingsScreen.tsx'

const session = aManager('SITE_SUPPORT_UPDATE')
const at = '2026-11-21T03:00:00Z' as never
type Reply = Output<typeof getMeetingAccounts>
const google: NonNullable<Reply['google']> = {
  liveTypeCd: '01',
  clientId: 'client-at-google',
  accountName: 'haru@example.com',
  connectedAt: at,
  checkedAt: at,
  lastError: null,
}
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
  google: null,
  googleRedirectUrl: 'https://haru.example/authcallback',
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
  expect(await screen.findAllByText('연결 안 됨')).toHaveLength(2)
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
  expect(await screen.findAllByText('연결 안 됨')).toHaveLength(2)
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

test('a host goes to Google with what was entered', async () => {
  const { user, answers, sent } = open(stored())
  const leave = vi.fn()
  vi.stubGlobal('location', { href: 'http://demo.localhost:3000/', assign: leave })
  expect(await screen.findByLabelText('승인된 리디렉션 URI')).toHaveValue('https://haru.example/authcallback')
  const connect = screen.getByRole('button', { name: 'Google로 로그인해 연결하기' })
  await user.click(connect)
  expect(screen.getAllByText('입력해 주세요')).toHaveLength(2)
  expect(sent(beginGoogleMeet)).toBeUndefined()
  await user.type(screen.getByLabelText('클라이언트 ID'), ' client ')
  await user.type(screen.getByLabelText('클라이언트 보안 비밀번호'), 'hidden')
  answers(beginGoogleMeet, { authorizeUrl: '/api/v1.0/channels/1/live/oauth/google' })
  await user.click(connect)
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/v1.0/channels/1/live/oauth/google'))
  expect(sent(beginGoogleMeet)).toMatchObject({ body: { clientId: 'client', clientSecret: 'hidden' } })
})

test('a connected account shows whose it is, and what a check found', async () => {
  const { user, answers } = open(stored({ google }))
  expect(await screen.findByText('haru@example.com')).toBeVisible()
  expect(screen.getByText('저장되어 있어요. 바꿀 때만 입력해 주세요.')).toBeVisible()
  answers(checkGoogleMeet, { fault: 'KEYS' })
  answers(getMeetingAccounts, stored({ google: { ...google, lastError: 'KEYS' } }))
  await user.click(screen.getByRole('button', { name: '연결 확인하기' }))
  expect(await screen.findByText(/Google에서 연결이 끊어졌어요/)).toBeVisible()
})

function comeBack(query: string) {
  const path = `/settings/live/google?${query}`
  return renderSite(<GoogleReturnScreen />, { session, path, route: '/settings/live/google' })
}
test('who comes back from Google is connected and sees the settings', async () => {
  const { answers, router, requests } = comeBack('state=s2&code=4%2Fabc')
  answers(connectGoogleMeet, { accountName: 'haru@example.com' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/live'))
  expect(requests.find(({ name }) => name === nameOf(connectGoogleMeet))?.call).toMatchObject({
    body: { code: '4/abc', state: 's2' },
  })
})

test.each([
  ['who cancelled', 'state=s3&error=access_denied', 'Google 로그인을 취소했어요'],
  ['who comes without a code', 'state=s4', 'Google 계정을 연결하지 못했어요'],
] as const)('%s reads what to do, and nothing is sent', async (_, query, title) => {
  const { requests } = comeBack(query)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: '라이브 설정으로' })).toHaveAttribute('href', '/settings/live')
  expect(requests.some(({ name }) => name === nameOf(connectGoogleMeet))).toBe(false)
})
