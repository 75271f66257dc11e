import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getChannelAuth, getChannelUser } from 'contract/people/members/membership.api'
import { login, sendCode } from 'contract/people/sign-in/api'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/people/mfa/api'
import * as reauthenticationApi from 'contract/people/sign-in/reauthentication.api'
import * as mfaSchemasApi from 'contract/people/mfa/schemas'
import { Guarded } from '../../../platform/Guarded.tsx'
import { ReauthPrompt } from '../../../layouts/ReauthPrompt.tsx'
import { aManager, aMember, aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { LoginScreen } from '../sign-in/LoginScreen.tsx'
import { deviceName } from './passkey.ts'
import { SecondFactor } from './Mfa.tsx'
import { StaffGuard } from './MfaPolicy.tsx'

const app: mfaSchemasApi.SecondFactor = {
  factorSeq: aSeq('second-factor'),
  kind: 'TOTP',
  name: '내 휴대폰',
  host: null,
  isUsableHere: true,
  createdAt: '2026-11-20T03:00:00Z',
  lastUsedAt: null,
}
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `ABCD${at + 2}-FGHJK`)
const question = {
  ticket: 't',
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/x',
  qr: { path: 'M0 0h1', size: 9 },
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the first code sets an app up, and the user must store the recovery codes before it is done', async () => {
  const { answers, user, requests } = renderSite(<SecondFactor />, { session: aMember() })
  answers(api.getSecondFactors, { list: [], recoveryCodes: 0 })
  answers(api.beginTotp, question)
  await user.click(await screen.findByRole('button', { name: '인증 앱 추가' }))
  const setUp = within(await screen.findByRole('dialog', { name: '인증 앱 추가' }))
  expect(await setUp.findByRole('img', { name: '인증 앱으로 찍는 QR 코드' })).toBeVisible()
  expect(setUp.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()

  answers(api.addTotp, { factor: app, recoveryCodes })
  answers(api.getSecondFactors, { list: [app], recoveryCodes: 10 })
  await user.type(setUp.getByRole('textbox'), '123456')
  const codes = within(await screen.findByRole('dialog', { name: '복구 코드를 보관해 주세요' }))
  expect(codes.getAllByRole('listitem')).toHaveLength(10)
  expect(codes.getByRole('button', { name: '완료' })).toBeDisabled()
  await user.click(codes.getByRole('checkbox'))
  await user.click(codes.getByRole('button', { name: '완료' }))
  expect(await screen.findByText('사용 중')).toBeVisible()
  expect(requests.find(({ name }) => name === nameOf(api.addTotp))?.call).toMatchObject({
    body: { ticket: 't', code: '123456' },
  })
})

test('a wrong first code shows an error, and the user can type another one', async () => {
  const { answers, refuses, user } = renderSite(<SecondFactor />, { session: aMember() })
  answers(api.getSecondFactors, { list: [], recoveryCodes: 0 })
  answers(api.beginTotp, question)
  await user.click(await screen.findByRole('button', { name: '인증 앱 추가' }))
  refuses(api.addTotp, 'SECOND_FACTOR_WRONG')
  await user.type(await screen.findByRole('textbox'), '000000')
  expect(await screen.findByText('SECOND_FACTOR_WRONG')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('')
})

test('removing the last factor warns about what is removed with it', async () => {
  const { answers, user } = renderSite(<SecondFactor />, { session: aMember() })
  answers(api.getSecondFactors, { list: [app], recoveryCodes: 2 })
  expect(await screen.findByText(/복구 코드가 얼마 남지 않았어요/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '내 휴대폰 삭제' }))
  const asking = within(screen.getByRole('alertdialog', { name: '내 휴대폰을 삭제할까요?' }))
  expect(asking.getByText(/2단계 인증이 꺼지고/)).toBeVisible()
  answers(api.removeFactor, null)
  answers(api.getSecondFactors, { list: [], recoveryCodes: 0 })
  await user.click(asking.getByRole('button', { name: '삭제' }))
  expect(await screen.findByText('사용하지 않음')).toBeVisible()
})

async function waiting() {
  const view = renderSite(<LoginScreen />, { path: '/login', route: '/login' })
  view.refuses(login, 'SECOND_STEP_NEEDED')
  view.answers(reauthenticationApi.getSecondStep, { ways: ['TOTP', 'RECOVERY'] })
  await view.user.type(screen.getByLabelText('이메일'), 'seoyun@example.com')
  await view.user.type(screen.getByLabelText('비밀번호'), 'Seodang-2026!')
  await view.user.click(screen.getByRole('button', { name: '로그인' }))
  await screen.findByRole('heading', { name: '한 번 더 확인할게요' })
  return view
}

test('the code is requested after the password, and then the user is signed in', async () => {
  const { answers, user, requests, site } = await waiting()
  answers(reauthenticationApi.takeSecondStep, { user: aStranger().user })
  answers(getChannelUser, { isChannelUser: true })
  answers(getChannelAuth, { roles: [], userTypeCd: null, classes: [] })
  await user.click(await screen.findByRole('checkbox', { name: '이 기기에서는 30일 동안 묻지 않기' }))
  await user.type(screen.getByRole('textbox', { name: '인증 코드' }), '123456')
  await waitFor(() => expect(site.session.get().state).toBe('signed-in'))
  expect(
    requests.find(({ name }) => name === nameOf(reauthenticationApi.takeSecondStep))?.call,
  ).toMatchObject({
    body: { proof: { way: 'TOTP', code: '123456' }, isTrusted: true },
  })
})

test('a second step that took too long returns to the first one', async () => {
  const { refuses, user } = await waiting()
  await user.click(await screen.findByRole('button', { name: '복구 코드 사용하기' }))
  refuses(reauthenticationApi.takeSecondStep, 'SECOND_STEP_ENDED')
  await user.type(screen.getByRole('textbox', { name: '복구 코드' }), 'ABCDE-FGHJK')
  await user.click(screen.getByRole('button', { name: '확인' }))
  await user.click(await screen.findByRole('button', { name: '처음부터 다시 로그인' }))
  expect(await screen.findByLabelText('비밀번호')).toBeVisible()
})

const guard = (
  <>
    <StaffGuard />
    <ReauthPrompt />
  </>
)
const guarded = { isRequired: false, hasOwn: true, missing: [{ userSeq: aSeq('user'), name: '다은' }] }

test('a call that requires recent authentication prompts for it and then continues', async () => {
  const { answers, refuses, user, requests } = renderSite(guard, { session: aManager('SITE_OWNER_UPDATE') })
  answers(api.getStaffGuard, guarded)
  expect(await screen.findByText('아직 설정하지 않은 운영진: 다은')).toBeVisible()
  refuses(api.setStaffGuard, 'PROVE_AGAIN')
  answers(reauthenticationApi.getProofWays, { ways: ['PASSWORD'], email: 'a@example.com' })
  await user.click(screen.getByRole('switch'))
  const dialog = within(await screen.findByRole('dialog', { name: '본인 확인' }))
  refuses(reauthenticationApi.prove, 'PASSWORD_WRONG')
  await user.type(await dialog.findByLabelText('비밀번호'), 'wrong{Enter}')
  expect(await dialog.findByText('PASSWORD_WRONG')).toBeVisible()

  answers(reauthenticationApi.prove, null)
  answers(api.setStaffGuard, null)
  answers(api.getStaffGuard, { ...guarded, isRequired: true })
  await user.type(dialog.getByLabelText('비밀번호'), 'Seodang-2026!{Enter}')
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests.filter(({ name }) => name === nameOf(api.setStaffGuard))).toHaveLength(2)
})

test('cancelling changes nothing', async () => {
  const { answers, refuses, user } = renderSite(guard, { session: aManager('SITE_OWNER_UPDATE') })
  answers(api.getStaffGuard, guarded)
  refuses(api.setStaffGuard, 'PROVE_AGAIN')
  answers(reauthenticationApi.getProofWays, { ways: ['MAIL'], email: 'a@example.com' })
  answers(sendCode, { resendAfterSeconds: 60 })
  await user.click(await screen.findByRole('switch'))
  const dialog = await screen.findByRole('dialog', { name: '본인 확인' })
  expect(await within(dialog).findByText(/a@example.com로 보낸/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('switch')).not.toBeChecked()
})

test('staff without a second factor set one up before the management area opens', async () => {
  const session = { ...aManager('SITE_SALES_READ'), isSecondFactorNeeded: true as const }
  const { router } = renderSite(<Guarded needs={['SITE_SALES_READ']}>sales</Guarded>, {
    session,
    path: '/settings/sales',
    route: '/settings/sales',
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/second-factor'))
  expect(router.state.location.search).toBe('?next=%2Fsettings%2Fsales')
  expect(screen.queryByText('sales')).toBeNull()
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['something else', null],
])('%s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
