import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { checkMerchant, getMerchant, saveMerchant, switchMerchant } from 'contract/money/merchants/api'
import type { Output } from 'contract/http/endpoint'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PaymentSettingsScreen } from './PaymentSettingsScreen.tsx'

const session = aManager('SITE_MERCHANT_UPDATE')
const at = '2026-11-21T03:00:00Z' as never
const merchant = {
  provider: 'toss',
  mode: 'test',
  clientKey: 'test_ck_haru0000',
  secretEnd: '1234',
  isActive: false,
  connectedAt: at,
  checkedAt: at,
  lastError: null,
  heardAt: null,
  webhookUrl: 'https://seodang.example/api/v1.0/channels/1/payments/notices/abc',
} as const satisfies Output<typeof getMerchant>['merchant']
const unconnected = { merchant: null, depositAccount: null, state: 'SANDBOX' } as const
const callOf = (requests: { name: string; call: unknown }[], endpoint: Parameters<typeof nameOf>[0]) =>
  requests.find(({ name }) => name === nameOf(endpoint))?.call

test('says that only test payments are taken, checks the keys by their form, and saves them', async () => {
  const { answers, requests, user } = renderSite(<PaymentSettingsScreen />, { session })
  answers(getMerchant, unconnected)
  answers(saveMerchant, null)
  answers(getMerchant, { merchant, depositAccount: null, state: 'SANDBOX' })
  answers(getMerchant, { merchant, depositAccount: null, state: 'SANDBOX' })

  expect(await screen.findByText(/결제사가 연결되지 않아 시험 결제만 받고 있어요/)).toBeVisible()
  await user.type(screen.getByLabelText('클라이언트 키'), 'test_sk_haru1234')
  expect(screen.getAllByText('시크릿 키예요. 클라이언트 키를 입력해 주세요')[0]).toBeVisible()
  await user.clear(screen.getByLabelText('클라이언트 키'))
  await user.type(screen.getByLabelText('클라이언트 키'), 'test_ck_haru0000')
  await user.type(screen.getByLabelText('시크릿 키'), 'test_sk_haru1234')
  await user.click(screen.getByRole('button', { name: '저장하기' }))

  expect(await screen.findByText(/아래에서 결제 받기를 시작해 주세요/)).toBeVisible()
  expect(callOf(requests, saveMerchant)).toMatchObject({
    body: { provider: 'toss', mode: 'test', clientKey: 'test_ck_haru0000', secretKey: 'test_sk_haru1234' },
  })
  expect(screen.getByText('저장된 키가 있어요(끝 4자리 1234). 바꾸려면 새로 입력해 주세요.')).toBeVisible()
})

test('names test keys that are entered for real payments', async () => {
  const { answers, requests, user } = renderSite(<PaymentSettingsScreen />, { session })
  answers(getMerchant, { merchant, depositAccount: null, state: 'SANDBOX' })
  await user.click(await screen.findByRole('radio', { name: /실제 결제/ }))
  expect(screen.getAllByText('클라이언트 키가 선택한 결제 종류와 달라요')[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(callOf(requests, saveMerchant)).toBeUndefined()
})

test('switches payments on, and says what a check found', async () => {
  const { answers, requests, user } = renderSite(<PaymentSettingsScreen />, { session })
  answers(getMerchant, { merchant, depositAccount: null, state: 'SANDBOX' })
  answers(switchMerchant, null)
  answers(getMerchant, { merchant: { ...merchant, isActive: true }, depositAccount: null, state: 'TEST' })
  answers(checkMerchant, { verdict: 'REFUSED' })
  answers(getMerchant, {
    merchant: { ...merchant, isActive: true, lastError: 'REFUSED' },
    depositAccount: null,
    state: 'TEST',
  })

  await user.click(await screen.findByRole('button', { name: '시험 결제 받기' }))
  expect(await screen.findByText(/시험 결제만 받고 있어요/)).toBeVisible()
  expect(callOf(requests, switchMerchant)).toMatchObject({ body: { isActive: true } })
  await user.click(screen.getByRole('button', { name: '키 확인하기' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('시크릿 키를 받아들이지 않았어요')
})
