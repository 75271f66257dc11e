import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { nameOf, type Endpoint, type Output } from 'contract/http/endpoint'
import {
  beginCardRegistration,
  completeCardRegistration,
  getBillingCard,
  removeBillingCard,
} from 'contract/money/billing/api'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { RegisterCardScreen } from './RegisterCardScreen.tsx'
import { ServicePaymentScreen } from './ServicePaymentScreen.tsx'

const session = aManager('SITE_PLAN_UPDATE')
const channelSeq = aSeq('channel')
const channel = { channelSeq }
const route = '/register_card/:channelSeq'
const page = `/register_card/${channelSeq}`
const card = {
  brand: '현대카드',
  cardEnd: '123*',
  registeredAt: '2026-11-21T03:00:00Z' as never,
  isTest: false,
} satisfies NonNullable<Output<typeof getBillingCard>['card']>
const billing = {
  card: null,
  site: { name: '온결요가', domain: 'http://demo.localhost:3000' },
  mode: 'LIVE',
} as const

const assign = vi.fn<(url: string) => void>()
beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', { href: 'http://demo.localhost:3000/', assign })
  return () => vi.unstubAllGlobals()
})
const callOf = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.find(({ name }) => name === nameOf(endpoint))?.call

test('an owner without a card is led to the provider, and back to this page', async () => {
  const { answers, requests, user } = renderSite(<ServicePaymentScreen />, { session, channel })
  answers(getBillingCard, billing)
  answers(beginCardRegistration, { redirectUrl: 'https://provider.example/card' })

  expect(await screen.findByText('등록된 카드가 없습니다')).toBeVisible()
  expect(screen.queryByRole('button', { name: '카드 삭제' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '카드 등록하기' }))

  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example/card'))
  expect(callOf(requests, beginCardRegistration)).toMatchObject({
    params: { channelSeq },
    body: { returnTo: `${page}?next=%2Fservice%2Fservicepaymentinfo` },
  })
})

test('a card is shown by its brand and its end, and removed after a question', async () => {
  const { answers, user } = renderSite(<ServicePaymentScreen />, { session, channel })
  answers(getBillingCard, { ...billing, card: { ...card, isTest: true } })
  answers(removeBillingCard, null)
  answers(getBillingCard, billing)

  expect(await screen.findByText('현대카드')).toBeVisible()
  expect(screen.getByText('···· 123*')).toBeVisible()
  expect(screen.getByText(/실제로 돈이 빠져나가지 않습니다/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '카드 삭제' }))
  expect(screen.getByText(/결제사에 저장된 카드 정보도 함께 삭제됩니다/)).toBeVisible()
  const [, confirm] = screen.getAllByRole('button', { name: '카드 삭제' })
  await user.click(confirm ?? document.body)

  expect(await screen.findByText('등록된 카드가 없습니다')).toBeVisible()
})

test('where the installation charges no cards nothing can be pressed', async () => {
  const { answers } = renderSite(<ServicePaymentScreen />, { session, channel })
  answers(getBillingCard, { ...billing, mode: 'OFF' })
  expect(await screen.findByText('지금은 카드를 등록할 수 없습니다')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('coming back with a card stores it and leads to where the owner came from', async () => {
  const path = `${page}?next=%2Fservice%2Fservicepaymentinfo&customerKey=ck&authKey=ak`
  const { answers, requests, router } = renderSite(<RegisterCardScreen />, { session, channel, route, path })
  answers(completeCardRegistration, card)

  await waitFor(() => expect(router.state.location.pathname).toBe('/service/servicepaymentinfo'))
  expect(callOf(requests, completeCardRegistration)).toMatchObject({
    params: { channelSeq },
    body: { customerKey: 'ck', authKey: 'ak' },
  })
})

test('a card that is refused says so and begins anew; a provider that did not answer is asked again', async () => {
  const path = `${page}?next=%2Fx&customerKey=ck&authKey=ak`
  const { refuses, user } = renderSite(<RegisterCardScreen />, { session, channel, route, path })
  refuses(completeCardRegistration, 'BILLING_UNREACHABLE')
  refuses(completeCardRegistration, 'CARD_REFUSED')

  await user.click(await screen.findByRole('button', { name: '다시 확인' }))

  const again = await screen.findByRole('link', { name: '처음부터 다시 등록하기' })
  expect(again).toHaveAttribute('href', `${page}?next=%2Fx`)
})

test.each([
  ['PAY_PROCESS_CANCELED', '카드 등록을 취소하셨습니다'],
  ['REJECT_CARD_COMPANY', '카드사에서 카드 등록을 승인하지 않았습니다'],
  ['SOMETHING_NEW', '카드가 등록되지 않았습니다'],
])('a return with %s says in words what happened, and that nothing was charged', async (code, words) => {
  const { answers } = renderSite(<RegisterCardScreen />, {
    session,
    channel,
    route,
    path: `${page}?code=${code}`,
  })
  answers(getBillingCard, { ...billing, card })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText(/결제된 금액은 없습니다/)).toBeVisible()
  expect(screen.getByRole('button', { name: '다른 카드로 바꾸기' })).toBeVisible()
})

test('somebody who is not an owner reads why they cannot go on', async () => {
  const { refuses } = renderSite(<RegisterCardScreen />, { session: aManager(), channel, route, path: page })
  refuses(getBillingCard, 'NOT_ALLOWED')
  expect(await screen.findByRole('alert')).toHaveTextContent('이 사이트의 결제 카드를 볼 수 없습니다')
  expect(screen.getByRole('link', { name: '돌아가기' })).toHaveAttribute('href', '/main')
})
