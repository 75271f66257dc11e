import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getChannelAuth, getChannelUser } from 'contract/people/members/membership.api'
import {
  checkUserInfo,
  disconnectIdentity,
  exchangeSocial,
  integrate,
  listIdentities,
  snsLogin,
  snsSignup,
} from 'contract/people/sign-in/social.api'
import { nameOf } from 'contract/http/endpoint'
import { aMember, aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { AuthCallbackScreen } from './AuthCallbackScreen.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { Providers } from './Providers.tsx'
import { SignUpScreen } from './SignUpScreen.tsx'
import { storeIntegration } from './waiting-integration.ts'
import { isRefusedIn, offeredOn, opensWindow, storeAuthorizationState } from './social.ts'

const four = { snsLoginKakId: 'k', snsLoginNavId: 'n', snsLoginGogId: 'g', snsLoginFabId: 'f' }
const kakaoTalk = 'Mozilla/5.0 (Linux; Android 14; wv) Mobile Safari/537.36 KAKAOTALK 10.4.5'
const social = () => ({ ...aStranger().user, snsTypeCd: 'KAK' as const, hasPassword: false })
const integrated = (change = {}) => ({
  status: 'COMP' as const,
  email: 'seoyun@example.com',
  token: null,
  isAuthenticated: true,
  ...change,
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('a provider is offered only when its id is set', () => {
  renderSite(<LoginScreen />, { channel: { snsLoginNavId: 'n', snsLoginGogId: 'g' } })
  const ways = within(screen.getByRole('group', { name: '다른 방법으로 로그인' }))
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '네이버로 계속하기',
    'Google로 계속하기',
  ])
})
test('without any provider there is only the form', () => {
  renderSite(<LoginScreen />)
  expect(screen.queryByRole('group', { name: '다른 방법으로 로그인' })).toBeNull()
})
test('providers return to the site’s own address: at another they are not offered', () => {
  const { channel } = renderSite(<LoginScreen />, { channel: four })
  expect(offeredOn(channel, channel.domain)).toEqual(['KAK', 'NAV', 'GOG', 'FAB'])
  expect(offeredOn(channel, 'http://localhost:3000')).toEqual([])
})
test.each([
  ['KAK', true],
  ['FAB', true],
  ['NAV', false],
  ['GOG', false],
] as const)('%s opens a window beside the page: %s', (provider, onDesk) => {
  expect(opensWindow(provider, false)).toBe(onDesk)
  expect(opensWindow(provider, true)).toBe(false)
})

test('inside an app Google says that it does not work there, and no window opens', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(kakaoTalk)
  const { user, requests } = renderSite(<LoginScreen />, { channel: four })
  await user.click(screen.getByRole('button', { name: 'Google로 계속하기' }))
  expect(screen.getByText(/이 브라우저에서는 Google 로그인을 지원하지 않아요/)).toBeVisible()
  expect(requests).toEqual([])
  expect(isRefusedIn('KAK', kakaoTalk)).toBe(false)
})
test('a provider that cannot be started says why', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { user } = renderSite(<LoginScreen />, { channel: four })
  await user.click(screen.getByRole('button', { name: '네이버로 계속하기' }))
  expect(await screen.findByText('소셜 로그인에 실패했어요. 잠시 후 다시 시도해 주세요.')).toBeVisible()
})

const authorizationState = {
  provider: 'KAK' as const,
  isWindow: false,
  isConnecting: false,
  next: '/classes/3',
  siteJoin: false,
}
function comeBack(state: string, query: string, change: Partial<typeof authorizationState> = {}) {
  storeAuthorizationState(state, { ...authorizationState, ...change })
  const path = `/authcallback?state=${state}&${query}`
  return renderSite(<AuthCallbackScreen />, { path, route: '/authcallback', channel: four })
}

test('cancelling returns to sign-in without a message', async () => {
  const { router, requests } = comeBack('cancelled', 'error=access_denied')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(requests).toEqual([])
})
test('shows any other failure, with a next step', async () => {
  comeBack('failing', 'error=server_error')
  expect(await screen.findByText('로그인하지 못했어요')).toBeVisible()
  expect(screen.getByRole('link', { name: '로그인으로 가기' })).toBeVisible()
})
test('a new user gets an account and is led to joining, then back to the page they came from', async () => {
  const { answers, router } = comeBack('new', 'code=abc')
  answers(exchangeSocial, { accessToken: 'sd_token' })
  answers(snsLogin, { user: null, integrated: null })
  answers(snsSignup, { user: social(), integrated: integrated() })
  answers(getChannelUser, { isChannelUser: false })
  answers(getChannelAuth, { roles: [], userTypeCd: null, classes: [] })
  await waitFor(() => expect(router.state.location.pathname).toBe('/createaccount'))
  expect(decodeURIComponent(router.state.location.search)).toContain('/classes/3')
})
test('merges two accounts with one address on a press, and says so', async () => {
  const { answers, user, requests, site, router } = comeBack('same', 'code=abc')
  answers(exchangeSocial, { accessToken: 'sd_token' })
  answers(snsLogin, {
    user: social(),
    integrated: integrated({ status: 'NEED', token: 'a-token-of-twenty-signs' }),
  })
  for (const _ of [1, 2]) {
    answers(getChannelUser, { isChannelUser: true })
    answers(getChannelAuth, { roles: [], userTypeCd: null, classes: [] })
  }
  const asking = within(await screen.findByRole('dialog', { name: '동일한 이메일 계정이 있습니다' }))
  answers(integrate, { user: aStranger('이서윤').user, integrated: integrated() })
  await user.click(asking.getByRole('button', { name: '계정 통합하기' }))
  const done = within(await screen.findByRole('alertdialog', { name: '계정 통합 완료' }))
  expect(requests.find(({ name }) => name === nameOf(integrate))?.call).toMatchObject({
    body: { token: 'a-token-of-twenty-signs', email: 'seoyun@example.com' },
  })
  const here = site.session.get()
  expect(here.state === 'signed-in' && here.user.name).toBe('이서윤')
  await user.click(done.getByRole('button', { name: '확인' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/classes/3'))
})

const needsMerging = () => integrated({ status: 'NEED', token: 'a-token-of-twenty-signs' })
const asksToMerge = async () =>
  within(await screen.findByRole('dialog', { name: '동일한 이메일 계정이 있습니다' }))

test('a user who keeps two accounts goes on to the page they came from', async () => {
  const { answers, user, requests, router } = comeBack('apart', 'code=abc')
  answers(exchangeSocial, { accessToken: 'sd_token' })
  answers(snsLogin, { user: social(), integrated: needsMerging() })
  answers(getChannelUser, { isChannelUser: true })
  answers(getChannelAuth, { roles: [], userTypeCd: null, classes: [] })
  await user.click((await asksToMerge()).getByRole('button', { name: '나중에 하기' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/classes/3'))
  expect(requests.map(({ name }) => name)).not.toContain(nameOf(integrate))
})
test('a reload while two accounts wait to be merged asks again, and goes on to the same page', async () => {
  storeIntegration({ next: '/classes/3', mayJoin: false })
  const { answers, user, router } = renderSite(<AuthCallbackScreen />, {
    path: '/authcallback?state=reloaded&code=spent',
    route: '/authcallback',
    channel: four,
    session: { ...aMember(), user: social() },
  })
  answers(checkUserInfo, { integrated: needsMerging() })
  const asking = await asksToMerge()
  expect(screen.queryByText('로그인하지 못했어요')).toBeNull()
  await user.click(asking.getByRole('button', { name: '나중에 하기' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/classes/3'))
})
test('a user who keeps two accounts may join all the same, and is not asked again', async () => {
  const session = { ...aStranger(), user: social() }
  const { answers, user, unmount } = renderSite(<SignUpScreen />, { session })
  answers(checkUserInfo, { integrated: needsMerging() })
  await user.click((await asksToMerge()).getByRole('button', { name: '나중에 하기' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: '동의하고 시작하기' })).toBeVisible()
  unmount()

  const { requests } = renderSite(<SignUpScreen />, { session })
  expect(screen.getByRole('button', { name: '동의하고 시작하기' })).toBeVisible()
  expect(requests).toEqual([])
})

test('on a site synced with kakao sign-up goes through kakao, with e-mail as the alternative', async () => {
  const { user } = renderSite(<SignUpScreen />, { channel: { ...four, kakaoSyncYn: 'Y' } })
  expect(screen.getByRole('button', { name: '카카오로 계속하기' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '네이버로 계속하기' })).toBeNull()
  expect(screen.queryByLabelText('비밀번호')).toBeNull()
  await user.click(screen.getByRole('button', { name: '이메일로 가입하기' }))
  expect(screen.getByLabelText('비밀번호')).toBeVisible()
})
test('a user who came through a provider is asked to merge accounts before joining', async () => {
  const session = { ...aStranger(), user: social() }
  const { answers } = renderSite(<SignUpScreen />, { session })
  answers(checkUserInfo, { integrated: integrated({ status: 'NEED', isAuthenticated: false }) })
  const asking = within(await screen.findByRole('dialog', { name: '동일한 이메일 계정이 있습니다' }))
  expect(asking.getByText('이 이메일로 보낸 인증번호를 확인한 뒤 통합합니다.')).toBeVisible()
  expect(screen.getByRole('button', { name: '동의하고 시작하기' })).toBeInTheDocument()
})

test('connects and removes providers in one list', async () => {
  const member = aMember()
  const session = { ...member, user: { ...social(), isAuthenticated: true } }
  const { answers, user } = renderSite(<Providers />, { session, channel: four })
  const kakao = {
    identitySeq: aSeq('identity'),
    snsTypeCd: 'KAK' as const,
    email: 'seoyun@example.com',
    connectedAt: '2026-11-21T03:00:00Z',
  }
  answers(listIdentities, { list: [kakao] })
  expect(await screen.findByText(/2026.11.21에 연결/)).toBeVisible()
  expect(screen.getByRole('button', { name: '비밀번호 만들기' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Google 연결하기' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '카카오 연결 끊기' }))
  const asking = within(screen.getByRole('alertdialog', { name: '카카오 연결을 끊을까요?' }))
  answers(disconnectIdentity, null)
  answers(listIdentities, { list: [] })
  await user.click(asking.getByRole('button', { name: '연결 끊기' }))
  expect(await screen.findByRole('button', { name: '카카오 연결하기' })).toBeVisible()
})
