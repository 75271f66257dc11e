import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getChannelAuth, getChannelUser } from 'contract/people/members/membership.api'
import { listJoinedChannels, listManagedChannels } from 'contract/people/members/my-sites.api'
import { getReceivedInvitation } from 'contract/people/members/invitations.api'
import {
  authenticate,
  checkUserId,
  login,
  sendCode,
  sendResetPasswordToken,
} from 'contract/people/sign-in/api'
import { takeHandOff } from 'contract/people/sessions/api'
import { nameOf } from 'contract/http/endpoint'
import { currentToasts } from '../../../ui/layers/toast.ts'
import { aMember, aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { AuthCallbackScreen } from './AuthCallbackScreen.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { MyPageScreen, SiteListScreen } from '../members/MySitesScreen.tsx'
import { JoinCompleteScreen } from './JoinCompleteScreen.tsx'
import { SignUpScreen } from './SignUpScreen.tsx'
import { UnverifiedNotice } from './UnverifiedNotice.tsx'
import { VerifyDialog } from './VerifyDialog.tsx'

const query = (value: object) => `query=${encodeURIComponent(JSON.stringify(value))}`

test('an empty sign-in shows an error at each field and calls no endpoint', async () => {
  const { user, requests } = renderSite(<LoginScreen />)
  await user.click(screen.getByRole('button', { name: '로그인' }))
  expect(screen.getByText('필수 정보입니다')).toBeVisible()
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeVisible()
  expect(requests).toEqual([])
  await user.type(screen.getByLabelText('이메일'), 'seoyun')
  expect(screen.getByText('이메일 형식으로 입력해 주세요')).toBeVisible()
})

test.each([
  ['who came to join and has not yet is led to joining', true, false, '/createaccount'],
  ['who came to join and has long joined goes where they wanted', true, true, '/classes/3'],
  ['who only came to sign in goes where they wanted', false, false, '/classes/3'],
])('after signing in, %s', async (_, siteJoin, isChannelUser, there) => {
  const path = `/login?${query({ next: '/classes/3', siteJoin })}`
  const { user, answers, router } = renderSite(<LoginScreen />, { path, route: '/login' })
  await user.type(screen.getByLabelText('이메일'), 'seoyun@example.com')
  await user.type(screen.getByLabelText('비밀번호'), 'Seodang-2026!')
  answers(login, { user: aStranger().user })
  answers(getChannelUser, { isChannelUser })
  answers(getChannelAuth, { roles: [], userTypeCd: null, classes: [] })
  await user.click(screen.getByRole('button', { name: '로그인' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(there))
})

test('a password reset without an address asks for one', async () => {
  const { user } = renderSite(<LoginScreen />)
  await user.click(screen.getByRole('button', { name: '비밀번호 재설정' }))
  const dialog = within(screen.getByRole('dialog', { name: '비밀번호 재설정' }))
  expect(dialog.getByRole('button', { name: '이메일 발송' })).toBeDisabled()
  await user.type(dialog.getByLabelText('이메일'), '{Enter}')
  expect(dialog.getByText('필수 정보입니다')).toBeVisible()
})

const addressInDialog = () => within(screen.getByRole('dialog')).getByLabelText('이메일')

test('each password reset starts with the address typed to sign in', async () => {
  const { user } = renderSite(<LoginScreen />)
  await user.type(screen.getByLabelText('이메일'), 'seoyun')
  await user.click(screen.getByRole('button', { name: '비밀번호 재설정' }))
  expect(addressInDialog()).toHaveValue('seoyun')
  await user.type(addressInDialog(), '@{Enter}')
  expect(screen.getByText('이메일 형식으로 입력해 주세요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.getByRole('button', { name: '비밀번호 재설정' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '비밀번호 재설정' }))
  expect(addressInDialog()).toHaveValue('seoyun')
  expect(screen.queryByText('이메일 형식으로 입력해 주세요')).toBeNull()
})

test('a link for a new password is sent, and a refusal is shown in the words of the server', async () => {
  const { user, refuses, answers } = renderSite(<LoginScreen />)
  refuses(sendResetPasswordToken, 'TOO_MANY_ATTEMPTS')
  await user.type(screen.getByLabelText('이메일'), 'seoyun@example.com')
  await user.click(screen.getByRole('button', { name: '비밀번호 재설정' }))
  await user.click(screen.getByRole('button', { name: '이메일 발송' }))
  const alert = within(await screen.findByRole('alertdialog', { name: '알림' }))
  await user.click(alert.getByRole('button', { name: '확인' }))
  answers(sendResetPasswordToken, null)
  await user.click(screen.getByRole('button', { name: '이메일 발송' }))
  await waitFor(() => expect(currentToasts().at(-1)?.text).toContain('링크를 메일로 보냈습니다'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a sign-up page has its title before the session is known', () => {
  renderSite(<SignUpScreen />, { session: { state: 'loading' } })
  expect(document.title).toBe('회원가입 — 온결요가')
})

test.each([
  ['asks', true, 4],
  ['does not ask', false, 3],
])('a site that %s for consent to marketing', (_, marketingConsent, boxes) => {
  renderSite(<SignUpScreen />, { path: '/createaccount', channel: { marketingConsent } })
  expect(screen.getAllByRole('checkbox')).toHaveLength(boxes)
  expect(screen.queryByRole('checkbox', { name: /혜택과 소식 받기/ }) !== null).toBe(marketingConsent)
})

test('the link of an invitation fills in whom it invites', async () => {
  const { answers } = renderSite(<SignUpScreen />, { path: '/join?invitation=1.2.abc', route: '/join' })
  answers(checkUserId, { isDuplicate: true, isUsable: false, message: null })
  answers(getReceivedInvitation, {
    invited: { email: 'hana@example.com', name: '하나', phone: '01012345678' },
  })
  expect(await screen.findByLabelText('이메일')).toHaveValue('hana@example.com')
  expect(screen.getByLabelText('이름')).toHaveValue('하나')
  expect(screen.getByText('초대받은 이메일과 이름을 미리 입력해 두었습니다.')).toBeVisible()
  expect(await screen.findByText('이미 사용 중인 이메일입니다.')).toBeVisible()
})

test('an invitation that is over leaves the form empty', async () => {
  const { answers } = renderSite(<SignUpScreen />, { path: '/join?invitation=1.2.abc', route: '/join' })
  answers(getReceivedInvitation, { invited: null })
  expect(await screen.findByLabelText('이메일')).toHaveValue('')
  expect(screen.queryByText(/초대받은/)).toBeNull()
})

test('a member is not prompted to sign up again', async () => {
  const path = `/createaccount?${query({ next: '/classes' })}`
  const options = { path, route: '/createaccount', session: aMember() }
  const { router } = renderSite(<SignUpScreen />, options)
  expect(screen.queryByLabelText('비밀번호')).toBeNull()
  await waitFor(() => expect(router.state.location.pathname).toBe('/classes'))
})

test('a user with an account who has not joined only agrees to the terms', () => {
  renderSite(<SignUpScreen />, { session: aStranger() })
  expect(screen.getByRole('button', { name: '동의하고 시작하기' })).toBeVisible()
  expect(screen.queryByLabelText('비밀번호')).toBeNull()
})

test("the code is sent to the account's address, which is shown and cannot be changed", async () => {
  const dialog = <VerifyDialog email="seoyun@example.com" onDone={vi.fn()} />
  const { answers } = renderSite(dialog, { session: aMember() })
  answers(sendCode, { resendAfterSeconds: 60 })
  expect(screen.getByLabelText('이메일')).toHaveValue('seoyun@example.com')
  expect(screen.getByLabelText('이메일')).toBeDisabled()
  expect(await screen.findByText('60초 뒤에 다시 보낼 수 있어요')).toBeVisible()
  expect(screen.getByRole('button', { name: '인증하기' })).toBeDisabled()
})

test('a right code verifies the address, a wrong one stays in the dialog', async () => {
  const onDone = vi.fn()
  const dialog = <VerifyDialog email="seoyun@example.com" onDone={onDone} />
  const { user, answers, refuses, requests } = renderSite(dialog, { session: aMember() })
  answers(sendCode, { resendAfterSeconds: 60 })
  await waitFor(() => expect(currentToasts().at(-1)?.text).toBe('이메일로 인증번호를 보냈습니다.'))
  await user.type(screen.getByLabelText('인증번호 6자리 입력'), '12a345678')
  refuses(authenticate, 'CODE_WRONG')
  await user.click(screen.getByRole('button', { name: '인증하기' }))
  expect(await screen.findByLabelText('인증번호 6자리 입력')).toHaveValue('123456')
  expect(onDone).not.toHaveBeenCalled()
  answers(authenticate, { user: { ...aStranger().user, isAuthenticated: true } })
  answers(getChannelUser, { isChannelUser: true })
  answers(getChannelAuth, { roles: [], userTypeCd: null, classes: [] })
  await user.click(screen.getByRole('button', { name: '인증하기' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(requests.at(1)?.call).toMatchObject({ body: { email: 'seoyun@example.com', code: '123456' } })
  expect(currentToasts().at(-1)?.text).toBe('이메일 인증이 완료되었습니다.')
})

test('a user with an unverified address reads what it is needed for, and verifies it from there', async () => {
  const member = aMember()
  const session = { ...member, user: { ...member.user, isAuthenticated: false } }
  const { user, answers } = renderSite(<UnverifiedNotice />, { session })
  expect(screen.getByText('이메일 인증을 완료하면 모든 기능을 쓸 수 있어요.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '인증하기' }))
  answers(sendCode, { resendAfterSeconds: 0 })
  const dialog = within(await screen.findByRole('dialog', { name: '이메일 인증하기' }))
  expect(await dialog.findByRole('button', { name: '인증번호 다시 보내기' })).toBeVisible()
})

test.each([
  ['', listJoinedChannels, '가입한 사이트', '아직 가입한 사이트가 없어요'],
  ['?tabIndex=1', listManagedChannels, '운영하는 사이트', '아직 운영하는 사이트가 없어요'],
] as const)('my page%s shows one of two lists', async (search, list, tab, empty) => {
  const path = `/mypage${search}`
  const { answers } = renderSite(<MyPageScreen />, { path, route: '/mypage', session: aStranger() })
  answers(list, { list: [] })
  expect(await screen.findByText(empty)).toBeVisible()
  expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'true')
})

test('the user can request a code again after sending failed', async () => {
  const dialog = <VerifyDialog email="seoyun@example.com" onDone={vi.fn()} />
  const { user, answers } = renderSite(dialog, { session: aMember() })
  expect(await screen.findByText('불러오지 못했어요')).toBeVisible()
  answers(sendCode, { resendAfterSeconds: 60 })
  await user.click(screen.getByRole('button', { name: '인증번호 다시 보내기' }))
  expect(await screen.findByText('60초 뒤에 다시 보낼 수 있어요')).toBeVisible()
  expect(screen.queryByText('불러오지 못했어요')).toBeNull()
})

test.each([
  ['a verification that cannot wait has nothing that closes it', undefined, 0],
  ['one that can has', vi.fn(), 1],
])('%s', (_, onLater, crosses) => {
  const dialog = <VerifyDialog email="seoyun@example.com" onDone={vi.fn()} {...(onLater && { onLater })} />
  renderSite(dialog, { session: aMember() })
  expect(screen.queryAllByRole('button', { name: '닫기' })).toHaveLength(crosses)
})

test.each([
  ['who manages sites sees them', 2, '/create_site/list'],
  ['who manages none opens the first', 0, '/create_site'],
])('at the list of sites, %s', (_, mngCnt, there) => {
  const stranger = aStranger()
  const session = { ...stranger, user: { ...stranger.user, mngCnt } }
  const { router } = renderSite(<SiteListScreen />, {
    session,
    path: '/create_site/list',
    route: '/create_site/list',
  })
  expect(router.state.location.pathname).toBe(there)
})

test.each([
  [
    'of a site at the platform’s address leads to the site, which asks for the sign-in',
    true,
    'http://demo.localhost:3000/authcallback?next=%2Fclasses%2F3',
  ],
  ['at the site itself goes on to the requested page', false, '/classes/3'],
])('the end of joining %s', (_, isByParameter, href) => {
  const path = '/join/complete?next=/classes/3'
  const options = { path, route: '/join/complete', session: aMember(), isByParameter }
  renderSite(<JoinCompleteScreen />, options)
  expect(screen.getByRole('heading', { name: '온결요가 가입이 완료되었어요' })).toBeVisible()
  expect(screen.getByRole('link', { name: '사이트로 가기' })).toHaveAttribute('href', href)
})

// docs/rules.md R-924
test('a member who confirmed a class of a package that they took before goes straight on to its checkout', async () => {
  const next = encodeURIComponent('/packages/7/payment?id=3&ps=01')
  const options = { path: `/join?next=${next}&skipAttendCheck=true`, route: '/join', session: aMember() }
  const { router } = renderSite(<SignUpScreen />, options)
  await waitFor(() => expect(router.state.location.pathname).toBe('/packages/7/payment'))
  expect(router.state.location.search).toBe('?id=3&ps=01&skipAttendCheck=true')
})

test('who joins a site at the platform’s address comes to the end of joining', async () => {
  const options = { path: '/join?next=/classes/3', route: '/join', session: aMember(), isByParameter: true }
  const { router, channel } = renderSite(<SignUpScreen />, options)
  await waitFor(() => expect(router.state.location.pathname).toBe('/join/complete'))
  const params = new URLSearchParams(router.state.location.search)
  expect([params.get('next'), params.get('channelSeq')]).toEqual(['/classes/3', String(channel.channelSeq)])
})

test('a code from another address signs the user in and returns to the requested page', async () => {
  const path = '/auth?code=fresh&next=/classes/3'
  const { answers, router } = renderSite(<AuthCallbackScreen />, { path, route: '/auth' })
  answers(takeHandOff, { user: aStranger().user, switching: null })
  await waitFor(() => expect(router.state.location.pathname).toBe('/classes/3'))
})

test('a used code from another address shows an error, and is not tried again', async () => {
  const { requests } = renderSite(<AuthCallbackScreen />, { path: '/auth?code=spent', route: '/auth' })
  expect(await screen.findByText('이동하지 못했어요')).toBeVisible()
  expect(requests.map(({ name }) => name)).toEqual([nameOf(takeHandOff)])
})

test.each([
  [
    '/login?query=%7B%22next%22%3A%22%2Fservice%22%7D',
    true,
    '/join?query=%7B%22next%22%3A%22%2Fservice%22%7D',
  ],
  ['/login?next=/service', true, '/join?next=%2Fservice'],
  ['/login?next=/mypage', true, '/join'],
  ['/login?next=/classes/3', false, '/createaccount?next=%2Fclasses%2F3'],
])('signing up from %s keeps where to go afterwards', async (path, isPlatform, href) => {
  renderSite(<LoginScreen />, { path, isPlatform })
  const name = isPlatform ? '무료로 시작하기' : '회원가입'
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})
