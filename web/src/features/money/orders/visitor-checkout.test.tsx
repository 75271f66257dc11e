import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getPaymentInfo, getPaymentOffer, pay } from 'contract/money/orders/api'
import { getChannelAuth, getChannelUser, joinChannel } from 'contract/people/members/membership.api'
import { getSession } from 'contract/people/sessions/api'
import { sendResetPasswordToken, signup } from 'contract/people/sign-in/api'
import { isAccountPassword } from 'contract/values/passwords'
import { aPaymentInfo } from '../../../testing/orders.ts'
import { aMember, aStranger } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Session } from '../../../platform/session-store.ts'
import { PaymentScreen } from './PaymentScreen.tsx'

const { orderer: _, payUntil: __, holdUntil: ___, ...anOffer } = aPaymentInfo()

function open(session: Session) {
  const site = renderSite(<PaymentScreen />, {
    session,
    route: '/classes/:courseSeq/payment',
    path: '/classes/7/payment?id=3&ps=01',
  })
  if (session.state !== 'signed-in' || !session.isChannelUser) site.answers(getPaymentOffer, anOffer)
  return site
}
type Site = ReturnType<typeof open>
/** The member that a sign-up makes of a visitor. */
function becomes(site: Site) {
  const { user } = aMember()
  site.answers(signup, { user })
  site.answers(getChannelUser, { isChannelUser: true })
  site.answers(getChannelAuth, { userTypeCd: null, roles: [], classes: [] })
  site.answers(sendResetPasswordToken, null)
  site.answers(getPaymentInfo, aPaymentInfo())
}
const press = (site: Site) => {
  const [button] = screen.getAllByRole('button', { name: '30,000원 결제하기' })
  if (!button) throw new Error('no button')
  return site.user.click(button)
}
const bodyOf = (site: Site, name: string) =>
  site.requests.find((requests) => requests.name.includes(name))?.call as
    | { body: Record<string, unknown> }
    | undefined

async function fill({ user }: Site) {
  await user.type(await screen.findByLabelText('이름'), '서윤')
  await user.type(screen.getByLabelText('이메일'), 'seoyun@example.com')
  await user.click(screen.getByLabelText('이용약관 동의 (필수)'))
  await user.click(screen.getByLabelText('개인정보처리방침 동의 (필수)'))
  await user.click(screen.getByLabelText(/결제에 동의합니다/))
}

test('a visitor pays and signs up with one press', async () => {
  const site = open({ state: 'visitor' })
  await fill(site)
  becomes(site)
  site.refuses(pay, 'PRICE_CHANGED')
  await press(site)

  // The order was sent by the member they had become; a refusal leaves them at the checkout with what they typed.
  expect(await screen.findByText('PRICE_CHANGED')).toBeVisible()
  const account = bodyOf(site, '/auth/signup')?.body
  expect(account).toMatchObject({ name: '서윤', agreements: ['terms', 'privacy'] })
  expect(isAccountPassword(String(account?.['password']))).toBe(true)
  expect(bodyOf(site, '/payments/pay')?.body).toMatchObject({
    name: '서윤',
    email: 'seoyun@example.com',
    totalAmount: 30_000,
  })
  expect(screen.getByLabelText('이름')).toHaveValue('서윤')
  expect(screen.queryByLabelText('이용약관 동의 (필수)')).toBeNull()
})

test('nothing is sent before everything that is needed is there', async () => {
  const site = open({ state: 'visitor' })
  await screen.findByLabelText('이름')
  await press(site)
  expect(screen.getAllByText('이름을 입력해 주세요.').length).toBeGreaterThan(0)
  expect(screen.getByText('필수 약관에 동의해 주십시오.')).toBeVisible()
  expect(site.requests.map(({ name }) => name).join()).not.toContain('signup')
})

test('an address that has an account leads to signing in, and back to this checkout', async () => {
  const site = open({ state: 'visitor' })
  await fill(site)
  site.refuses(signup, 'EMAIL_TAKEN')
  await press(site)
  expect(await screen.findByText('이미 가입된 이메일입니다.')).toBeVisible()
  const link = screen.getByRole('link', { name: '로그인하고 이어서 결제하기' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    '"next":"/classes/7/payment?id=3&ps=01"',
  )
})

test('an account of another site agrees to the terms and pays with one press', async () => {
  const stranger = aStranger()
  const site = open(stranger)
  expect(await screen.findByLabelText('이메일')).toHaveValue('seoyun@example.com')
  await site.user.click(screen.getByLabelText('이용약관 동의 (필수)'))
  await site.user.click(screen.getByLabelText('개인정보처리방침 동의 (필수)'))
  await site.user.click(screen.getByLabelText(/결제에 동의합니다/))
  site.answers(joinChannel, null)
  site.answers(getSession, { user: stranger.user })
  site.answers(getChannelUser, { isChannelUser: true })
  site.answers(getChannelAuth, { userTypeCd: null, roles: [], classes: [] })
  site.answers(getPaymentInfo, aPaymentInfo())
  site.refuses(pay, 'SOLD_OUT')
  await press(site)
  expect(await screen.findByText('SOLD_OUT')).toBeVisible()
})

test('two presses are one, and a browser that goes back can press again', async () => {
  const site = open(aMember())
  site.answers(getPaymentInfo, aPaymentInfo())
  await site.user.click(await screen.findByRole('checkbox'))
  site.answers(pay, { orderNo: '20261121-AAAA', redirectUrl: '#paid-elsewhere' })
  const [button] = screen.getAllByRole('button', { name: '30,000원 결제하기' })
  if (button) await site.user.dblClick(button)
  await waitFor(() => expect(location.hash).toBe('#paid-elsewhere'))
  expect(site.requests.filter(({ name }) => name.includes('/payments/pay'))).toHaveLength(1)
  expect(button).toBeDisabled()

  site.answers(getPaymentInfo, aPaymentInfo({ holdUntil: '2026-11-21T03:15:00Z' }))
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(button).toBeEnabled())
  expect(await screen.findByRole('region', { name: '잡아 둔 자리' })).toBeVisible()
  location.hash = ''
})

test('the ways to pay are those of the provider, and the refund terms are in the currency of the order', async () => {
  const site = open(aMember())
  site.answers(getPaymentInfo, aPaymentInfo())
  expect(await screen.findAllByRole('radio')).toHaveLength(1)
  expect(screen.getByRole('radio', { name: '신용·체크카드' })).toBeChecked()
  expect(screen.getByRole('row', { name: '아직 아무것도 열지 않았을 때 전액 30,000원' })).toBeVisible()
  expect(screen.getByRole('row', { name: '전체 10개 중 1개를 열었을 때 27,000원' })).toBeVisible()
})
